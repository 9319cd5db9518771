/** What speaks for a grid of beats, and against: each a number that needs no unit. */
import { type OnsetStrength, strengthAt } from "./onset-strength.ts";
import { harmonicChanges } from "./beat-chroma.ts";
import { changesAround } from "./chord-changes.ts";
import type { Chroma } from "./chroma.ts";
import { correlationWithEvery, mean } from "./statistics.ts";
import { FRAME_RATE } from "./onsets.ts";
import { combAt } from "./tempo-candidates.ts";

export interface GridEvidence {
  /** How far it is slower, or faster, than most music: squares of octaves. */
  slow: number;
  fast: number;
  /** Kick and bass fall on the beats rather than half-way between them, −1 to 1. */
  lowOnBeat: number;
  /** The beats stand out: the logarithm of their mean onset strength. */
  level: number;
  /** Every other beat has no edge: it is half a beat. 0 to 1. */
  uneven: number;
  /** What sounds changes on the beats rather than half-way between them, −1 to 1. */
  harmonyOnBeat: number;
  /** It changes every three or four beats, as a correlation; and so do the chords that are recognised. */
  harmonyByBars: number;
  chordsByBars: number;
  /** Late quavers lie before a beat, not after it, −1 to 1. */
  lilt: number;
  /** Bars of two beats are like one another, more than neighbouring beats: kick and snare by turns. */
  alternation: number;
  /** Share of all onset strength that lie on beats and quavers, straight or swung, beyond what would by chance. */
  covered: number;
  /** The beats are of unequal length. */
  unsteady: number;
  /** The logarithm of how well the pulse comes back. */
  comb: number;
}

export interface Features {
  strengths: OnsetStrength;
  chroma: Chroma;
  /** How likely a chord begins with each frame of the chroma. */
  chordChanges: Float32Array;
  /** Mean autocorrelation of the onset strength of all bands. */
  tempogram: Float32Array;
}

/** Beats a minute in the middle of most music. */
const MIDDLE_TEMPO = 115;
const HALF = 0.5;
/** Frames. */
const NEAR = 3;

/** How much the harmony changes at each beat: by ear, and how many of the chords that are recognised begin there. */
export interface HarmonyAtBeats {
  changes: readonly number[];
  chords: readonly number[];
}

/** `beats` in frames, and so is `period`. */
export function harmonyAt(
  beats: readonly number[],
  period: number,
  { chroma, chordChanges }: Features,
): HarmonyAtBeats {
  const times = beats.map(toSeconds);
  const seconds = period / FRAME_RATE;
  return {
    changes: harmonicChanges(chroma, times, Math.min(HALF, seconds / 2)),
    chords: times.map((time) => changesAround(chordChanges, time, seconds / 4)),
  };
}

/** `beats` in frames, three at least. */
export function evidenceFor(
  beats: readonly number[],
  { changes, chords }: HarmonyAtBeats,
  features: Features,
): GridEvidence {
  const { strengths, chroma, tempogram } = features;
  const between = (share: number) =>
    beats.slice(1).map((beat, i) => (beats[i] ?? 0) + share * (beat - (beats[i] ?? 0)));
  const halves = between(HALF);
  const at = (part: Float32Array, places: readonly number[]) =>
    places.map((frame) => strengthAt(part, frame));
  const onLow = at(strengths.low, beats);
  const onMiddle = at(strengths.middle, beats);
  const onSharp = at(strengths.sharp, beats);
  const period = ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / (beats.length - 1);
  const bpm = (60 * FRAME_RATE) / period;
  const octaves = Math.log2(bpm / MIDDLE_TEMPO);
  const reach = Math.min(HALF, period / FRAME_RATE / 2);
  const changesBetween = harmonicChanges(chroma, halves.map(toSeconds), reach);
  const patterns = beats.map((_, i) => [onLow[i] ?? 0, onMiddle[i] ?? 0, onSharp[i] ?? 0]);
  return {
    slow: Math.min(0, octaves) ** 2,
    fast: Math.max(0, octaves) ** 2,
    lowOnBeat: contrast(mean(onLow), mean(at(strengths.low, halves))),
    level: Math.log(mean(at(strengths.all, beats)) + 0.1),
    uneven: unevenness(onSharp),
    harmonyOnBeat: contrast(meanSquare(changes), meanSquare(changesBetween)),
    harmonyByBars: byBars(changes.map(Math.sqrt)),
    chordsByBars: byBars(chords),
    lilt: contrast(
      mean(at(strengths.all, between(2 / 3))),
      mean(at(strengths.all, between(1 / 3))),
    ),
    alternation: likeness(patterns, 2) - likeness(patterns, 1),
    covered: Math.max(
      coverage(strengths.all, beats, halves),
      coverage(strengths.all, beats, between(2 / 3)),
    ),
    unsteady: unsteadiness(beats),
    comb: Math.log(Math.max(0.01, combAt(tempogram, bpm))),
  };
}

function toSeconds(frame: number): number {
  return frame / FRAME_RATE;
}

function contrast(one: number, other: number): number {
  // The small number keeps two that are both next to nothing alike.
  return (one - other) / (one + other + 0.02);
}

function unevenness(values: readonly number[]): number {
  const half = (rest: number) => mean(values.filter((_, i) => i % 2 === rest));
  return Math.abs(contrast(half(0), half(1)));
}

function coverage(
  strengths: Float32Array,
  beats: readonly number[],
  others: readonly number[],
): number {
  const from = Math.floor(beats[0] ?? 0);
  const to = Math.ceil(beats.at(-1) ?? 0);
  let all = 0;
  for (let frame = from; frame <= to; frame += 1) all += strengths[frame] ?? 0;
  let on = 0;
  for (const place of [...beats, ...others])
    for (let frame = Math.round(place) - NEAR; frame <= Math.round(place) + NEAR; frame += 1)
      on += strengths[frame] ?? 0;
  const byChance = ((beats.length + others.length) * (2 * NEAR + 1)) / (to - from + 1);
  return all === 0 ? 0 : (on / all - byChance) / Math.max(0.1, 1 - byChance);
}

/** The best correlation of the values with the first beats of bars of three or four. */
function byBars(values: readonly number[]): number {
  let best = 0;
  for (const metre of [3, 4])
    for (let first = 0; first < metre; first += 1)
      best = Math.max(best, correlationWithEvery(values, metre, first));
  return best;
}

/** The mean cosine between each and the one `lag` before. */
function likeness(patterns: readonly (readonly number[])[], lag: number): number {
  return mean(
    patterns.slice(lag).map((pattern, i) => {
      const before = patterns[i] ?? [];
      const product = dot(pattern, before);
      return product === 0 ? 0 : product / Math.sqrt(dot(pattern, pattern) * dot(before, before));
    }),
  );
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

function unsteadiness(beats: readonly number[]): number {
  const lengths = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
  const changes = lengths
    .slice(1)
    .map((length, i) => Math.abs(Math.log(length / (lengths[i] ?? 1))));
  // One gap in a song is not many.
  return 10 * mean(changes.map((change) => Math.min(0.3, change)));
}

function meanSquare(values: readonly number[]): number {
  return 20 * mean(values.map((value) => value * value));
}
