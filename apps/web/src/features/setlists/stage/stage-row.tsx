import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import { keyWords } from "@bandstand/domain/played-key";
import { Link } from "@tanstack/react-router";
import { keyText } from "../../../ui/marks/key-text.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { playedSong } from "../view/played-songs.ts";
import styles from "./stage-list.module.css";
import type { StageAddress } from "./use-stage-address.ts";

interface StageRowProps {
  entry: SectionedSong;
  /** From 1 in the whole set list. */
  number: number;
  /** It is open, or was last. */
  isInHand: boolean;
  isPlayed: boolean;
  /** The one row that the Tab key reaches. */
  isReached: boolean;
  link: ReturnType<StageAddress["linkTo"]>;
  onOpen: (songId: number, at: number) => void;
}

export function StageRow(props: StageRowProps) {
  const { entry, number, isInHand, isPlayed, isReached, link, onOpen } = props;
  const key = keyWords(playedSong(entry));
  return (
    <li>
      <Link
        {...link}
        resetScroll={false}
        className={styles.song}
        aria-current={isInHand ? "step" : undefined}
        data-played={isPlayed || undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={({ timeStamp }) => onOpen(entry.songId, timeStamp)}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>
          {entry.Song.title}
          {entry.note !== null && <span className={styles.note}>{entry.note}</span>}
        </span>
        {key !== null && (
          <span className={styles.key}>
            <VisuallyHidden>Key </VisuallyHidden>
            {keyText(key)}
          </span>
        )}
        {isPlayed && <VisuallyHidden>Played</VisuallyHidden>}
      </Link>
    </li>
  );
}
