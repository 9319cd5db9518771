import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { useEffect } from "react";
import { soundControls } from "./sound-controls.ts";

/** The sound follows the settings. */
export function useSoundControls(
  sound: StudioSound,
  settings: StudioSettings,
  speed: number,
): void {
  const controls = soundControls(settings, speed);
  useEffect(() => sound.set(controls), [sound, controls]);
}
