/** What comes next, and how the evening stands by the clock. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { keyWords } from "@bandstand/domain/played-key";
import { dueSongs, minutesBehind } from "@bandstand/domain/setlist-plan";
import { Link } from "@tanstack/react-router";
import { keyText } from "../../../ui/marks/key-text.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { playedSong } from "../view/played-songs.ts";
import { clockOf } from "./clock-of.ts";
import type { GigLog } from "./gig-log.ts";
import { keepFocus } from "./keep-focus.ts";
import { PlanMark } from "./plan-mark.tsx";
import { saidAfter } from "./said-after.ts";
import styles from "./stage-foot.module.css";
import { useNow } from "./use-now.ts";
import type { StageAddress } from "./use-stage-address.ts";
import type { Turns } from "./use-turns.ts";

interface StageFootProps {
  setlist: SetlistWithSections;
  entry: SectionedSong;
  next: SectionedSong | undefined;
  gig: { log: GigLog; beginAgain: () => void };
  turns: Turns;
  linkTo: StageAddress["linkTo"];
}

export function StageFoot({ setlist, entry, next, gig, turns, linkTo }: StageFootProps) {
  const now = useNow();
  const due = dueSongs(setlist, setlist.songs, setlist.interludes);
  const [first] = gig.log;
  const current = gig.log.findLast(({ songId }) => songId === entry.songId);
  const behind = first && current ? minutesBehind(due, first, current, now) : null;
  const said = saidAfter(setlist, entry.songId);
  return (
    <footer className={styles.foot}>
      {said !== "" && <p className={styles.said}>{said}</p>}
      {next ? (
        <Link
          {...linkTo(next.songId)}
          resetScroll={false}
          className={styles.next}
          onMouseDown={keepFocus}
          onClick={({ timeStamp }) => turns.opened(next.songId, timeStamp)}
        >
          <span>Next</span> <strong>{next.Song.title}</strong> <Key entry={next} />
        </Link>
      ) : (
        <p className={styles.next}>Last song</p>
      )}
      <time className={styles.clock}>{clockOf(now)}</time>
      {first && behind !== null && (
        <PlanMark
          minutes={behind}
          began={{
            at: clockOf(first.at),
            with: setlist.songs.find(({ songId }) => songId === first.songId)?.Song.title ?? "",
          }}
          onBeginAgain={gig.beginAgain}
        />
      )}
    </footer>
  );
}

function Key({ entry }: { entry: SectionedSong }) {
  const key = keyWords(playedSong(entry));
  if (key === null) return null;
  return (
    <span className={styles.key}>
      <VisuallyHidden>Key </VisuallyHidden>
      {keyText(key)}
    </span>
  );
}
