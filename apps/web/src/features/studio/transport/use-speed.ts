/** How fast it plays: as the member set it, or as the trainer has got to. */
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { trainerSpeed } from "@bandstand/domain/studio/trainer";
import { useSyncExternalStore } from "react";

export function useSpeed(sound: StudioSound, settings: StudioSettings): number {
  const rounds = useSyncExternalStore(sound.subscribe, () => sound.snapshot().rounds);
  const { trainer, loopEnabled, playbackRate } = settings;
  return trainer.isOn && loopEnabled ? trainerSpeed(trainer, rounds) : playbackRate;
}
