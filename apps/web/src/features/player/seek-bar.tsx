import { formatDuration } from "@bandstand/domain/duration";
import type { CSSProperties } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { Waveform } from "../../ui/waveform/waveform.tsx";
import styles from "./seek-bar.module.css";
import { usePeaks } from "./use-peaks.ts";

/** The waveform with a slider over it, so that screen readers and the keyboard reach it. */
export function SeekBar({ size }: { size: "bar" | "large" }) {
  const player = usePlayer();
  const position = usePlayerState((state) => state.position);
  const duration = usePlayerState((state) => state.duration);
  const peaks = usePeaks();
  const progress = duration > 0 ? position / duration : 0;
  const style: CSSProperties & Record<"--progress", string> = {
    "--progress": `${progress * 100}%`,
  };
  return (
    <div className={styles.seek} data-size={size} style={style}>
      <Waveform peaks={peaks} progress={progress} />
      <input
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={`${formatDuration(Math.floor(position))} of ${formatDuration(Math.round(duration))}`}
        min={0}
        max={duration || 1}
        step={0.1}
        value={position}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
