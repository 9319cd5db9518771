import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { useEffect } from "react";
import { type Moment, soundControls } from "./sound-controls.ts";

/** The sound follows the settings. */
export function useSoundControls(
  sound: StudioSound,
  settings: StudioSettings,
  { speed, bpm }: Moment,
): void {
  const controls = soundControls(settings, { speed, bpm });
  useEffect(() => sound.set(controls), [sound, controls]);
}
