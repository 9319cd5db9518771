/** Bars: which beats are first ones, and whether a bar has three or four. */
import { clamp } from "@bandstand/domain/clamp";
import { type OnsetStrength, strengthAt } from "./onset-strength.ts";
import { harmonicChanges } from "./beat-chroma.ts";
import type { DetectedChord } from "./chords.ts";
import type { Chroma } from "./chroma.ts";
import { FRAME_RATE } from "./onsets.ts";
import { correlation, mean } from "./statistics.ts";

export type BeatsPerBar = 3 | 4;

export interface Bars {
  beatsPerBar: BeatsPerBar;
  /** Of the first beat that begins a bar. */
  first: number;
  /** 0 to 1. */
  confidence: number;
}

/** How much more must speak for three beats than for four: bands seldom play waltzes. */
const AGAINST_THREE = 0.05;
/** Where chords begin tells most; a bass drum tells less, since it plays on the third beat as well. */
const CHORDS = 1;
const HARMONY = 0.7;
const LOW = 0.5;
/** How much it counts that bars are like one another. */
const LIKENESS = 1;

/** `beats` in frames. */
export function barsOf(
  beats: readonly number[],
  {
    strengths,
    chroma,
    chords,
  }: { strengths: OnsetStrength; chroma: Chroma; chords: readonly DetectedChord[] },
): Bars {
  const times = beats.map((frame) => frame / FRAME_RATE);
  const period = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / Math.max(1, times.length - 1);
  const changes = harmonicChanges(chroma, times, Math.min(0.6, period)).map(Math.sqrt);
  const begun = times.map((time) =>
    chords.some((chord) => Math.abs(chord.time - time) < period / 4) ? 1 : 0,
  );
  const low = beats.map((frame) => strengthAt(strengths.low, frame));
  const patterns = beats.map((frame, i) => {
    const half = (frame + (beats[i + 1] ?? frame)) / 2;
    return [frame, half].flatMap((place) => [
      strengthAt(strengths.low, place),
      strengthAt(strengths.middle, place),
      strengthAt(strengths.sharp, place),
    ]);
  });

  const ranked = ([3, 4] as const)
    .flatMap((beatsPerBar) => {
      const alike = likeness(patterns, beatsPerBar) - likeness(patterns, 1);
      return Array.from({ length: beatsPerBar }, (_, first) => {
        const isFirst = beats.map((_beat, i) => (i % beatsPerBar === first ? 1 : 0));
        const score =
          CHORDS * correlation(begun, isFirst) +
          HARMONY * correlation(changes, isFirst) +
          LOW * correlation(low, isFirst) +
          LIKENESS * alike -
          (beatsPerBar === 3 ? AGAINST_THREE : 0);
        return { beatsPerBar, first, score };
      });
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best || !second) return { beatsPerBar: 4, first: 0, confidence: 0 };
  return {
    beatsPerBar: best.beatsPerBar,
    first: best.first,
    confidence: clamp(2 * (best.score - second.score), 0, 1),
  };
}

/** The mean correlation of each beat's onset strengths with those `lag` beats before. */
function likeness(patterns: readonly (readonly number[])[], lag: number): number {
  return mean(patterns.slice(lag).map((pattern, i) => correlation(pattern, patterns[i] ?? [])));
}
