import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../lib/player/player-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import styles from "./player-dock.module.css";

const USUAL = 0.8;

export function VolumeControl() {
  const player = usePlayer();
  const volume = usePlayerState((state) => state.volume);
  return (
    <div className={styles.volume}>
      <IconButton
        label={volume > 0 ? "Mute" : "Unmute"}
        onClick={() => player.setVolume(volume > 0 ? 0 : USUAL)}
      >
        {volume > 0 ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
      </IconButton>
      <input
        type="range"
        className={styles.level}
        aria-label="Volume"
        min={0}
        max={1}
        step={0.01}
        value={volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
