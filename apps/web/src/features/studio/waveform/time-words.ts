import { formatDuration } from "@bandstand/domain/duration";

/** "1:24.6": as close as a position in a recording is told. */
export function timeWords(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** How far along the recording, for a style. */
export function percentOf(time: number, duration: number): string {
  return `${duration > 0 ? (time / duration) * 100 : 0}%`;
}
