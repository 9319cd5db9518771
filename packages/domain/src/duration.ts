/** Lengths of songs, sets and recordings. */

/** Seconds of the longest song or recording: a day. What claims to be longer is believed no further. */
export const LONGEST_DURATION = 86_400;

/** "3:05" from seconds, "1:02:03" from an hour on; part seconds are cut, as on a running clock. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "3 h 31 min", "2 h", "45 min": from seconds, to the nearest minute. */
export function formatRunningTime(seconds: number): string {
  const total = Math.round(seconds / 60);
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Seconds from "90", "90.5", "1:30" or "1:02:03.5"; null when the text is none of these. */
export function parseDuration(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes] = match;
  const seconds = Number(match[3]);
  if (minutes !== undefined && seconds >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + seconds;
}

/** As `parseDuration`, part seconds cut: what a song's length is kept in. */
export function parseWholeSeconds(text: string): number | null {
  const seconds = parseDuration(text);
  return seconds === null ? null : Math.floor(seconds);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
