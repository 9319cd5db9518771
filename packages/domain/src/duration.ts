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

/** What a number alone stands for where a length is typed: a song has seconds, a break has minutes. */
export type PlainUnit = "seconds" | "minutes";

/** What is said of a length that is none. */
export const NOT_A_TIME = "Please enter a time, such as 3:30";

/** Whole seconds from a length that is typed: "3:30", "1:02:03" or a whole number alone; null when it is no time. */
export function parseLength(text: string, plain: PlainUnit): number | null {
  // Nobody knows whether 3.75 is a length of minutes, of seconds, or was meant to be 3:75.
  const seconds = text.includes(".") ? null : parseDuration(text);
  return seconds !== null && plain === "minutes" && !text.includes(":") ? seconds * 60 : seconds;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
