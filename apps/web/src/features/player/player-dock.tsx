/** The player at the foot of every signed-in page: a dock on a laptop, a thin bar on a phone. */
import { formatDuration } from "@bandstand/domain/duration";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconX,
} from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../lib/player/player-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { SeekBar } from "./seek-bar.tsx";
import styles from "./player-dock.module.css";
import { VolumeControl } from "./volume-control.tsx";

/** Seconds, as documented for the player. */
const SKIP = 2;

export function PlayerDock() {
  const player = usePlayer();
  const song = usePlayerState((state) => state.song);
  const status = usePlayerState((state) => state.status);
  const position = usePlayerState((state) => Math.floor(state.position));
  const duration = usePlayerState((state) => state.duration);
  if (!song) return null;

  const isPlaying = status === "playing";
  const facts = [song.artist, song.songkey, song.bpm].filter(
    (fact) => fact !== null && fact !== "",
  );
  return (
    <section className={styles.dock} aria-label="Player" data-status={status}>
      <span className={styles.square} aria-hidden="true">
        {[...song.title][0]?.toLocaleUpperCase("en-GB")}
      </span>
      <div className={styles.song}>
        <strong>{song.title}</strong>
        <span>{status === "error" ? "Error Loading Song" : facts.join(" · ")}</span>
      </div>
      <span className={styles.time}>{formatDuration(position)}</span>
      <SeekBar />
      <span className={styles.time}>{formatDuration(Math.round(duration))}</span>
      <div className={styles.transport}>
        <IconButton
          label="Back 2 seconds"
          className={styles.wide}
          onClick={() => player.skip(-SKIP)}
        >
          <IconArrowBackUp aria-hidden />
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
          className={styles.wide}
          onClick={() => player.skip(SKIP)}
        >
          <IconArrowForwardUp aria-hidden />
        </IconButton>
      </div>
      <VolumeControl />
      <IconButton label="Close player" onClick={() => player.close()}>
        <IconX aria-hidden />
      </IconButton>
      <p className={styles.live} role="status">
        {status === "error" ? `Error Loading Song: ${song.title}` : ""}
      </p>
    </section>
  );
}
