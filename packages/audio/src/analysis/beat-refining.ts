/** Brings a grid of beats to where the players are: the tempo may go up and down, and a beat lies on what is heard. */
import { clamp } from "@bandstand/domain/clamp";
import { PLACES } from "./bar-profile.ts";
import { trackBeats } from "./beat-tracking.ts";
import type { OnsetStrength } from "./onset-strength.ts";
import { mean, median } from "./statistics.ts";

/** Beats on each side whose intervals tell the tempo at a beat. */
const REACH = 4;
/** What a tracked beat may differ from the grid's, as a share of the interval, to be taken for the same. */
const NEAR = 0.2;
/** Share of the grid's beats that must be among those tracked once more. */
const LEAST_KEPT = 0.5;

/** How dear it is to leave the tempo of a place: dearer than to leave that of the song, since players' sway is in it already. */
const STIFF = 1000;
/** How far the tempo of a place may lie from that of the song, as a share. */
const SWAY = 0.08;

/**
 * The same grid, tracked again by the tempo of each place, which is taken from the intervals around: where it has slipped, or
 * ran after what is no beat, it is as even as the band. `beats` in frames, `period` from one to the next over the song.
 */
export function steadied(
  beats: readonly number[],
  strengths: Float32Array,
  period: number,
): number[] {
  if (beats.length <= 2 * REACH) return [...beats];
  const intervals = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
  const local = beats.map((_, i) => {
    const around = intervals.slice(Math.max(0, i - REACH), i + REACH).toSorted((a, b) => a - b);
    const middle = around.slice(Math.floor(around.length / 4), Math.ceil((around.length * 3) / 4));
    return clamp(mean(middle), period * (1 - SWAY), period * (1 + SWAY));
  });
  return trackBeats(strengths, valueAt(beats, local), STIFF);
}

/** Of each frame the value of the beat before it; frames are asked for in order. */
function valueAt(beats: readonly number[], values: readonly number[]) {
  let nearest = 0;
  return (frame: number): number => {
    if (frame < (beats[nearest] ?? 0)) nearest = 0;
    while ((beats[nearest + 1] ?? Number.POSITIVE_INFINITY) <= frame) nearest += 1;
    return values[nearest] ?? 1;
  };
}

/**
 * The grid tracked once more by what this song plays at each place of a beat: a passage that leans on the off-beats, or has none
 * of its own, is counted as the rest. `beats` in frames, and so is what comes back.
 */
export function refineBeats(beats: readonly number[], strengths: OnsetStrength): number[] {
  if (beats.length <= 2 * REACH) return [...beats];
  const intervals = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
  const local = beats.map((_, i) => median(intervals.slice(Math.max(0, i - REACH), i + REACH)));
  const matches = likeBeats(beats, local, strengths);
  const tracked = trackBeats(matches, valueAt(beats, local), STIFF);
  // Where all is moved, the song's mean beat is not what made the grid.
  return shareNear(tracked, beats, NEAR * median(intervals)) > LEAST_KEPT ? tracked : [...beats];
}

/** Share of `others` that have one of these within `reach`. */
function shareNear(beats: readonly number[], others: readonly number[], reach: number): number {
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
function likeBeats(
  beats: readonly number[],
  local: readonly number[],
  { parts }: OnsetStrength,
): Float32Array {
  const loud = parts.map(softened);
  const frames = loud[0]?.length ?? 0;
  const weights = PLACES.map((place) =>
    loud.map((part) => {
      const there = beats.map((beat, i) => part[Math.round(beat + place * (local[i] ?? 0))] ?? 0);
      return mean(there) - part.reduce((sum, value) => sum + value, 0) / frames;
    }),
  );
  const periodAt = valueAt(beats, local);
  const out = new Float32Array(frames);
  let squares = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const period = periodAt(frame);
    let sum = 0;
    for (let i = 0; i < PLACES.length; i += 1) {
      const at = Math.round(frame + (PLACES[i] ?? 0) * period);
      for (let part = 0; part < loud.length; part += 1)
        sum += (weights[i]?.[part] ?? 0) * (loud[part]?.[at] ?? 0);
    }
    out[frame] = Math.max(0, sum);
    squares += Math.max(0, sum) ** 2;
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
