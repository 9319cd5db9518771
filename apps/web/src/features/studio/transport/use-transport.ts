/** Playing, pausing and moving, as buttons and keys do it. */
import { useStudio } from "../session/studio-context.ts";

export interface TransportCommands {
  toggle: () => void;
  stop: () => void;
  /** Seconds forward, negative back. */
  skip: (seconds: number) => void;
}

export function useTransport(): TransportCommands {
  const { sound, seek } = useStudio();
  return {
    toggle() {
      const { isPlaying, countedBeat } = sound.snapshot();
      if (isPlaying || countedBeat > 0) sound.pause();
      // What holds it back is told by the snapshot.
      else void sound.play().catch(() => {});
    },
    stop() {
      sound.stop();
      seek(0);
    },
    skip: (seconds) => seek(sound.position() + seconds),
  };
}
