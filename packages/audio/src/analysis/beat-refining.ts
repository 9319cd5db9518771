/** Brings a grid of beats to where the players are: the tempo may go up and down, and a beat lies on what is heard. */
import { PLACES } from "./bar-profile.ts";
import type { OnsetStrength } from "./onset-strength.ts";
import { mean, median } from "./statistics.ts";
import { trackBeats } from "./beat-tracking.ts";

const LEAST_BEATS = 8;
/** What a tracked beat may differ from the grid's, as a share of the interval, to be taken for the same. */
const NEAR = 0.2;
/** Share of the grid's beats that must be among those tracked once more. */
const LEAST_KEPT = 0.5;

/**
 * The grid tracked once more by what this song plays at each place of a beat: a passage that leans on the off-beats, or has none
 * of its own, is counted as the rest. `beats` in frames, and so is what comes back.
 */
export function refineBeats(beats: readonly number[], strengths: OnsetStrength): number[] {
  if (beats.length < LEAST_BEATS) return [...beats];
  const period = median(beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0)));
  const tracked = trackBeats(likeBeats(beats, period, strengths), period);
  // Where all is moved, the song's mean beat is not what made the grid.
  return shareNear(tracked, beats, NEAR * period) > LEAST_KEPT ? tracked : [...beats];
}

/** Share of `others` that have one of these within `reach`. */
export function shareNear(
  beats: readonly number[],
  others: readonly number[],
  reach: number,
): number {
  let at = 0;
  const near = others.filter((other) => {
    while (
      at + 1 < beats.length &&
      Math.abs((beats[at + 1] ?? 0) - other) <= Math.abs((beats[at] ?? 0) - other)
    )
      at += 1;
    return Math.abs((beats[at] ?? 0) - other) <= reach;
  });
  return near.length / Math.max(1, others.length);
}

/** How much what is around each frame is like the mean beat: a value a frame, in units of its deviation, not negative. */
export function likeBeats(
  beats: readonly number[],
  period: number,
  { parts }: OnsetStrength,
): Float32Array {
  const loud = parts.map(softened);
  const frames = loud[0]?.length ?? 0;
  const levels = loud.map((part) => part.reduce((sum, value) => sum + value, 0) / frames);
  const weights = PLACES.map((place) =>
    loud.map((part, i) => {
      const there = beats.map((beat) => part[Math.round(beat + place * period)] ?? 0);
      return mean(there) - (levels[i] ?? 0);
    }),
  );
  const sums = new Float64Array(frames);
  for (const [i, place] of PLACES.entries()) {
    const later = Math.round(place * period);
    for (const [part, values] of loud.entries()) {
      const weight = weights[i]?.[part] ?? 0;
      for (let frame = 0; frame + later < frames; frame += 1)
        sums[frame] = (sums[frame] ?? 0) + weight * (values[frame + later] ?? 0);
    }
  }
  const out = new Float32Array(frames);
  let squares = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const sum = Math.max(0, sums[frame] ?? 0);
    out[frame] = sum;
    squares += sum ** 2;
  }
  const deviation = Math.sqrt(squares / Math.max(1, frames));
  return deviation > 0 ? out.map((value) => value / deviation) : out;
}

/** Their logarithms, a little blurred: nobody plays exactly together. */
function softened(values: Float32Array): Float32Array {
  const loud = new Float32Array(values.length);
  for (let i = 0; i < loud.length; i += 1) loud[i] = Math.log1p(values[i] ?? 0);
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i += 1)
    out[i] = 0.5 * (loud[i] ?? 0) + 0.25 * ((loud[i - 1] ?? 0) + (loud[i + 1] ?? 0));
  return out;
}
