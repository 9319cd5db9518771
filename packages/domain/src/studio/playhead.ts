/** Where the playhead shall go, as it is typed. */

export const PLAYHEAD_HINT = "Enter time as mm:ss (e.g. 1:30) or seconds (e.g. 90)";

const SECONDS = /^\d+(?:[.,]\d+)?$/;
/** Minutes of any number, or hours before them; seconds below 60. */
const CLOCK = /^(?:(\d+):)?(\d+):([0-5]?\d(?:[.,]\d+)?)$/;

/** Seconds; null for what is no time, or none of this recording. */
export function parsePlayhead(text: string, duration: number): number | null {
  const seconds = secondsOf(text.trim());
  return seconds !== null && seconds >= 0 && seconds <= duration ? seconds : null;
}

function secondsOf(text: string): number | null {
  if (SECONDS.test(text)) return numberOf(text);
  const parts = CLOCK.exec(text);
  if (!parts) return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + numberOf(seconds);
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}
