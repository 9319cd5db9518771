/** A tempo found by tapping along. Times are milliseconds of any one clock. */
import { clamp } from "./clamp.ts";
import { median } from "./median.ts";

/** A longer pause ends one try and begins the next. */
export const TAP_RESET_MS = 2000;
/** The last so many gaps count, so that a tempo found late is not held back by a bad beginning. */
const GAPS = 8;
const MINUTE = 60_000;

export const TEMPO_MIN = 20;
export const TEMPO_MAX = 400;

/** The taps that count after one more: the latest ones, or the new one alone after a pause. */
export function withTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1);
  if (last === undefined || now - last > TAP_RESET_MS || now < last) return [now];
  return [...taps, now].slice(-(GAPS + 1));
}

/** Beats a minute, whole; null before the second tap. The median gap, so that one slip of the finger does not count. */
export function tempoOfTaps(taps: readonly number[]): number | null {
  const gaps = taps.slice(1).map((tap, index) => tap - (taps[index] ?? tap));
  const gap = median(gaps);
  if (gap === null || gap <= 0) return null;
  return clamp(Math.round(MINUTE / gap), TEMPO_MIN, TEMPO_MAX);
}
