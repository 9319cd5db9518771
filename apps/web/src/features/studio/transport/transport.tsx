/** What moves through the recording. On a phone it stays at the foot, where the thumb is. */
import { SKIP } from "@bandstand/domain/studio/ranges";
import {
  IconMetronome,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStop,
  IconRepeat,
  IconRewindBackward10,
  IconRewindForward10,
} from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Playhead } from "./playhead.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import styles from "./transport.module.css";
import { useLoop } from "./use-loop.ts";
import { useTransport } from "./use-transport.ts";

export function Transport() {
  const { state, set } = useStudio();
  const { toggle, stop, skip } = useTransport();
  const loop = useLoop();
  const { clickEnabled, detectedBeats, loopEnabled } = state.settings;
  return (
    <div className={styles.transport} role="group" aria-label="Transport">
      <Button
        className={styles.mode ?? ""}
        icon={<IconMetronome aria-hidden />}
        aria-pressed={clickEnabled}
        unavailable={detectedBeats.length === 0 ? "Analyse the recording first" : undefined}
        onClick={() => set({ clickEnabled: !clickEnabled })}
      >
        Click
      </Button>
      <div className={styles.core}>
        <IconButton label="Stop" className={styles.control ?? ""} onClick={stop}>
          <IconPlayerStop aria-hidden />
        </IconButton>
        <IconButton
          label={`Back ${SKIP} seconds`}
          className={styles.control ?? ""}
          onClick={() => skip(-SKIP)}
        >
          <IconRewindBackward10 aria-hidden />
        </IconButton>
        <PlayButton onToggle={toggle} />
        <IconButton
          label={`Forward ${SKIP} seconds`}
          className={styles.control ?? ""}
          onClick={() => skip(SKIP)}
        >
          <IconRewindForward10 aria-hidden />
        </IconButton>
      </div>
      <Button
        className={`${styles.mode} ${styles.loop}`}
        icon={<IconRepeat aria-hidden />}
        aria-pressed={loopEnabled}
        onClick={loop.toggle}
      >
        Loop
      </Button>
      <Playhead />
    </div>
  );
}

function PlayButton({ onToggle }: { onToggle: () => void }) {
  const isPlaying = useSound((sound) => sound.isPlaying);
  const isLoading = useSound((sound) => sound.status === "loading");
  const countedBeat = useSound((sound) => sound.countedBeat);
  const isSounding = isPlaying || countedBeat > 0;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isSounding ? "Pause" : "Play"}
      aria-busy={isLoading}
      onClick={onToggle}
    >
      {countedBeat > 0 && <span className={styles.counted}>{countedBeat}</span>}
      {countedBeat === 0 && isPlaying && <IconPlayerPauseFilled aria-hidden />}
      {countedBeat === 0 && !isPlaying && <IconPlayerPlayFilled aria-hidden />}
    </button>
  );
}
