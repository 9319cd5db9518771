/** Where the playhead shall go, as it is typed. */
import { parseDuration } from "../duration.ts";

export const PLAYHEAD_HINT = "Enter time as mm:ss (e.g. 1:30) or seconds (e.g. 90)";

/** Seconds; null for what is no time, or none of this recording. */
export function parsePlayhead(text: string, duration: number): number | null {
  const seconds = parseDuration(text.replace(",", "."));
  return seconds !== null && seconds <= duration ? seconds : null;
}
