/** The song that is open: its chart, page by page, and what comes after it. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { useState } from "react";
import { ChartToolbar } from "../../../records/charts/chart-toolbar.tsx";
import { useSong } from "../../../records/songs/song-query.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { latePart } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { playedSong } from "../view/played-songs.ts";
import type { GigLog } from "./gig-log.ts";
import { StageChart } from "./stage-chart.tsx";
import { StageFoot } from "./stage-foot.tsx";
import { StageHead } from "./stage-head.tsx";
import { HeadingLevelContext } from "../../../ui/page/heading-level.ts";
import styles from "./stage-song.module.css";
import { TurnZones } from "./turn-zones.tsx";
import { usePageSwipe } from "./use-page-swipe.ts";
import type { StageAddress } from "./use-stage-address.ts";
import { useStageChart } from "./use-stage-chart.ts";
import type { StageSize } from "./use-stage-size.ts";
import type { Turns } from "./use-turns.ts";

// Of a song that has a paper to play from, which most have not.
const StagePapers = latePart(async () => (await import("./stage-papers.tsx")).StagePapers);
const StagePaper = latePart(async () => (await import("./stage-paper.tsx")).StagePaper);

interface StageSongProps {
  setlist: SetlistWithSections;
  entry: SectionedSong;
  next: SectionedSong | undefined;
  place: { number: number; of: number };
  gig: { log: GigLog; beginAgain: () => void };
  size: StageSize;
  turns: Turns;
  linkTo: StageAddress["linkTo"];
  onList: () => void;
}

export function StageSong(props: StageSongProps) {
  const { setlist, entry, next, place, gig, size, turns, linkTo, onList } = props;
  const [hasTools, setTools] = useState(false);
  const [paper, setPaper] = useState<{ songId: number; documentId: number } | null>(null);
  const shownPaper = paper?.songId === entry.songId ? paper.documentId : null;
  const chart = useStageChart(entry, setlist, size);
  const swipe = usePageSwipe(turns.turn);
  const { title, bpm } = entry.Song;
  const key = chart.state === "shown" ? chart.key : playedSong(entry);
  const pages = `${turns.page + 1} of ${turns.pages}`;
  return (
    <section className={styles.song} aria-label={title} data-part="song" tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">
          {title}, song {place.number} of {place.of}, page {pages}
        </span>
      </VisuallyHidden>
      <StageHead
        title={title}
        played={key}
        bpm={bpm}
        note={entry.note}
        pages={turns.pages > 1 ? pages : null}
        onList={onList}
        tools={chart.state === "shown" ? { isOpen: hasTools, set: setTools } : null}
      />
      {hasTools && chart.state === "shown" && (
        <div className={styles.tools}>
          <ChartToolbar shift={chart.shift} settings={chart.settings} onChange={chart.onChange} />
        </div>
      )}
      <Part onFailed={() => {}}>
        <StagePapers
          key={entry.songId}
          hasNoChart={chart.state === "none"}
          songId={entry.songId}
          shown={shownPaper}
          onShow={(documentId) =>
            setPaper(documentId === null ? null : { songId: entry.songId, documentId })
          }
        />
      </Part>
      <div className={styles.room} {...swipe}>
        {shownPaper === null ? (
          <HeadingLevelContext value={3}>
            <StageChart
              key={entry.songId}
              chart={chart}
              page={turns.page}
              onCounted={turns.counted}
            />
          </HeadingLevelContext>
        ) : (
          <Part onFailed={() => setPaper(null)}>
            <StagePaper
              songId={entry.songId}
              documentId={shownPaper}
              page={turns.page}
              onCounted={turns.counted}
            />
          </Part>
        )}
        <TurnZones turns={turns} />
      </div>
      <StageFoot
        setlist={setlist}
        entry={entry}
        next={next}
        gig={gig}
        turns={turns}
        linkTo={linkTo}
      />
      {next && chart.state !== "noRight" && <Ahead songId={next.songId} />}
    </section>
  );
}

/** Has the next song ready, so that nobody waits for it. */
function Ahead({ songId }: { songId: number }) {
  useSong(songId);
  return null;
}
