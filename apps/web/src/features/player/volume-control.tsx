import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import styles from "./volume-control.module.css";

export function VolumeControl() {
  const player = usePlayer();
  const volume = usePlayerState((state) => state.volume);
  const isMuted = usePlayerState((state) => state.isMuted);
  const level = isMuted ? 0 : volume;
  const style: CSSProperties & Record<"--level", number> = { "--level": level };
  return (
    <div className={styles.volume}>
      <IconButton label={isMuted ? "Unmute" : "Mute"} onClick={() => player.setMuted(!isMuted)}>
        {isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
      </IconButton>
      <input
        type="range"
        className={styles.level}
        aria-label="Volume"
        min={0}
        max={1}
        step={0.01}
        style={style}
        value={level}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
