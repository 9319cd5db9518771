/** Brings a grid of beats to where the players are: the tempo may go up and down, and a beat lies on what is heard. */
import { trackBeats } from "./beat-tracking.ts";
import { median } from "./statistics.ts";

/** Beats on each side whose intervals tell the tempo at a beat. */
const REACH = 4;
/** What a tracked beat may differ from the grid's, as a share of the interval, to be taken for the same. */
const NEAR = 0.2;
/** How far an onset draws a beat, as a share of the interval. */
const DRAW = 0.08;

/** `beats` in frames, and so is what comes back. */
export function refineBeats(beats: readonly number[], strengths: Float32Array): number[] {
  const intervals = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
  const local = beats.map((_, i) => median(intervals.slice(Math.max(0, i - REACH), i + REACH)));
  let nearest = 0;
  const tracked = trackBeats(strengths, (frame) => {
    if (frame < (beats[nearest] ?? 0)) nearest = 0;
    while ((beats[nearest + 1] ?? Number.POSITIVE_INFINITY) <= frame) nearest += 1;
    return local[nearest] ?? 1;
  });
  if (isSame(tracked, beats, median(intervals))) return tracked;
  // The grid was moved against what is loudest, so that tracking again would lose it.
  return beats.map((beat, i) => drawn(beat, strengths, DRAW * (local[i] ?? 0)));
}

function isSame(one: readonly number[], other: readonly number[], interval: number): boolean {
  let at = 0;
  const near = other.filter((beat) => {
    while (
      at + 1 < one.length &&
      Math.abs((one[at + 1] ?? 0) - beat) <= Math.abs((one[at] ?? 0) - beat)
    )
      at += 1;
    return Math.abs((one[at] ?? 0) - beat) <= NEAR * interval;
  });
  return near.length >= 0.8 * other.length;
}

function drawn(beat: number, strengths: Float32Array, reach: number): number {
  let best = beat;
  let greatest = 1;
  for (let frame = Math.ceil(beat - reach); frame <= beat + reach; frame += 1) {
    const strength = strengths[frame] ?? 0;
    if (strength > greatest) {
      greatest = strength;
      best = frame;
    }
  }
  return best;
}
