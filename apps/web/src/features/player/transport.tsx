/** What moves through a song and from song to song. */
import { nextInQueue } from "@bandstand/domain/play-queue";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconArrowBackUp,
  IconArrowForwardUp,
} from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { SKIP } from "../../records/player/player-state.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import styles from "./transport.module.css";

export function Transport({ size }: { size: "bar" | "large" }) {
  const player = usePlayer();
  const status = usePlayerState((state) => state.status);
  const hasNext = usePlayerState(({ queue, repeat }) => nextInQueue(queue, repeat) !== null);
  const isPlaying = status === "playing";
  return (
    <div className={styles.transport} data-size={size}>
      <IconButton label="Previous song" className={styles.wide} onClick={() => player.previous()}>
        <IconPlayerSkipBackFilled aria-hidden />
      </IconButton>
      <IconButton
        label="Back 2 seconds"
        className={`${styles.wide} ${styles.fine}`}
        onClick={() => player.skip(-SKIP)}
      >
        <IconArrowBackUp aria-hidden />
        <Seconds />
      </IconButton>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? "Pause" : "Play"}
        aria-busy={status === "loading"}
        onClick={() => player.toggle()}
      >
        {isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
      </button>
      <IconButton
        label="Forward 2 seconds"
        className={`${styles.wide} ${styles.fine}`}
        onClick={() => player.skip(SKIP)}
      >
        <IconArrowForwardUp aria-hidden />
        <Seconds />
      </IconButton>
      <IconButton
        label="Next song"
        className={styles.next}
        unavailable={hasNext ? undefined : "This is the last song of the queue"}
        onClick={() => player.next()}
      >
        <IconPlayerSkipForwardFilled aria-hidden />
      </IconButton>
    </div>
  );
}

/** How far an arrow goes: without it, it looks as if it undid something. */
function Seconds() {
  return (
    <span className={styles.seconds} aria-hidden="true">
      {SKIP}
    </span>
  );
}
