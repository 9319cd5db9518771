import type { PitchMethod } from "@bandstand/audio/engine/studio-sound";

/** Without an engine for it, changing the pitch would change nothing or the speed. */
export function shiftsPitch(way: PitchMethod): boolean {
  return way === "stretch" || way === "soundtouch";
}
