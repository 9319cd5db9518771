/** Beside the list, before a song is open: where the evening begins, or goes on. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import styles from "./stage-start.module.css";
import type { StageAddress } from "./use-stage-address.ts";

interface StageStartProps {
  /** The song that comes; none in an empty set list. */
  first: SectionedSong | undefined;
  linkTo: StageAddress["linkTo"];
  onOpen: (songId: number, at: number) => void;
}

export function StageStart({ first, linkTo, onOpen }: StageStartProps) {
  if (!first) return <p className={styles.start}>No songs yet</p>;
  return (
    <div className={styles.start}>
      <ButtonLink
        kind="main"
        size="large"
        {...linkTo(first.songId)}
        onClick={({ timeStamp }) => onOpen(first.songId, timeStamp)}
      >
        Play {first.Song.title}
      </ButtonLink>
      <p>The clock starts with the first song that is opened.</p>
    </div>
  );
}
