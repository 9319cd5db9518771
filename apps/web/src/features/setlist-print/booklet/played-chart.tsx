/** A song of the booklet: its chart in the key of its place, as its reader has set it there. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { Song } from "@bandstand/contracts/songs";
import { chartToPlay } from "@bandstand/domain/chart/chart-to-play";
import { hasTab } from "@bandstand/domain/chart/chart-blocks";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { keyAt } from "@bandstand/domain/played-key";
import { heldIn } from "../../../records/charts/chart-body.tsx";
import { chartFacts } from "../../../records/charts/chart-facts.ts";
import { usePlacedReading } from "../../../records/charts/chart-reading.ts";
import { paperLayout } from "../../../records/charts/paper-columns.ts";
import { TabStays } from "../../../records/charts/tab-stays.tsx";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import { chartInBlocks } from "./booklet-chart.ts";
import { BookletSong } from "./booklet-song.tsx";
import styles from "./booklet.module.css";

interface PlayedChartProps {
  song: Song;
  entry: SectionedSong;
  number: number;
  size: number;
  firstPage: number;
  /** Of every page: the name of the set list. */
  footer: string;
  onCounted: (pages: number) => void;
}

export function PlayedChart(props: PlayedChartProps) {
  const { song, entry, number, size, firstPage, footer, onCounted } = props;
  const { setlistId, songkey, capo, note } = entry;
  const reading = usePlacedReading(song, { setlistId, songkey, capo });
  const { chords } = reading.settings;
  const written = chartToPlay(song, useChartReaders());
  if (written === null) return null;
  const shift = reading.shiftOf(written, song);
  const moved = moveChart(written, shift.semitones, song.songkey);
  const facts = chartFacts({ ...keyAt(entry, song), bpm: song.bpm }, shift);
  const featuring = entry.featuring ?? song.featuring;
  return (
    <BookletSong
      // What it was laid out by: with another it is laid out anew.
      key={[size, chords, shift.semitones, songkey, capo, note, song.updatedAt].join()}
      title={song.title}
      chart={chartInBlocks(moved, chords)}
      chords={chords}
      held={heldIn(moved)}
      size={size}
      layout={paperLayout(moved, { size, chords })}
      firstPage={firstPage}
      footer={footer}
      onCounted={onCounted}
      head={
        <header className={styles.head} data-rule>
          <h2 dir="auto">
            {number}. {song.title}
          </h2>
          <p className={styles.facts}>{facts.join(" · ")}</p>
          <p className={styles.by} dir="auto">
            {featuring === null ? song.artist : `${song.artist} · Feat. ${featuring}`}
          </p>
          {note !== null && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          )}
          {shift.semitones !== 0 && hasTab(moved) && <TabStays />}
        </header>
      }
    />
  );
}
