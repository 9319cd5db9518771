/** Which tempo is believed, and what a member may do to the beats found. */
import { median } from "./statistics.ts";

/** Beats a minute, from the slowest doom to the fastest bebop. */
export const SLOWEST_TEMPO = 40;
export const FASTEST_TEMPO = 260;
export const LEAST_BEATS = 8;
export const LEAST_AGREEING = 4;
/** Intervals agree with the median within this share. */
const AGREEMENT = 0.1;

/** Beats a minute of beats in seconds; null unless there are eight of them, four intervals agree, and it is 40 to 260. */
export function acceptedTempo(beats: readonly number[]): number | null {
  if (beats.length < LEAST_BEATS) return null;
  const intervals = intervalsOf(beats);
  const middle = median(intervals);
  const agreeing = intervals.filter((length) => Math.abs(length / middle - 1) <= AGREEMENT);
  const bpm = 60 / middle;
  const isInRange = bpm >= SLOWEST_TEMPO && bpm <= FASTEST_TEMPO;
  return agreeing.length >= LEAST_AGREEING && isInRange ? bpm : null;
}

/** Seconds from each beat to the next. */
export function intervalsOf(beats: readonly number[]): number[] {
  return beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
}

/** Twice as fast: a beat between every two. */
export function doubled(beats: readonly number[]): number[] {
  return beats.flatMap((beat, i) => {
    const next = beats[i + 1];
    return next === undefined ? [beat] : [beat, (beat + next) / 2];
  });
}

/** Half as fast: every other beat, from the first on. */
export function halved(beats: readonly number[]): number[] {
  return beats.filter((_, i) => i % 2 === 0);
}

/** Half a beat later: the beats were taken for those between. Twice of it is a beat, not a return. */
export function nudged(beats: readonly number[]): number[] {
  const intervals = intervalsOf(beats);
  const last = intervals.at(-1) ?? 0;
  return beats.map((beat, i) => beat + (intervals[i] ?? last) / 2);
}
