/** The place of a marker as it is typed, in seconds. */
import { formatDuration } from "@bandstand/domain/duration";

/** Null for what is no number, or outside the recording. */
export function parseMarkerTime(text: string, duration: number): number | null {
  const seconds = text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
  return seconds >= 0 && seconds <= duration ? seconds : null;
}

/** "12.3": as the chip and the readout show it, the rest of the tenth cut off so that it never lies behind the end. */
export function markerTimeText(seconds: number): string {
  return String(Math.floor(seconds * 10 + 1e-6) / 10);
}

export function timeMessage(duration: number): string {
  return `From 0 to ${Math.floor(duration * 10) / 10} seconds (${formatDuration(duration)})`;
}
