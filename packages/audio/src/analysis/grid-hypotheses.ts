/** All grids of beats that a piece may be counted in, and what can be told of each. */
import { BEAT_SIZE, beatProfiles, folded, loudnessOf } from "./bar-profile.ts";
import { trackBeats } from "./beat-tracking.ts";
import { evidenceFor, type Features, type GridEvidence, harmonyAt } from "./grid-evidence.ts";
import { FRAME_RATE } from "./onsets.ts";
import { shareNear } from "./beat-refining.ts";
import { similarity } from "./beat-chroma.ts";
import { tempoCandidates } from "./tempo-candidates.ts";

export interface GridHypothesis {
  /** Beats a minute that it was tracked at. */
  tempo: number;
  /** Frames. */
  beats: number[];
  /** What is told of the grid without bars. */
  general: Float32Array;
  /** The mean bar of two, three and four beats, from the first beat on. */
  two: Float32Array;
  three: Float32Array;
  four: Float32Array;
}

/** Where the beat may lie within what was tracked: on it, half-way, or on what swings. */
const SHIFTS = [0, 1 / 2, 1 / 3, 2 / 3];
/** Beats a minute from which nobody takes what swings for the beat. */
const TOO_FAST = 170;
const LEAST_BEATS = 5;
/**
 * How much what is played half a beat later counts for a pulse. Alike, nothing is gained by leaving the beat for the off-beat;
 * with less, a quaver that swings does not draw the pulse to between the two.
 */
const ALIKE = 0.5;
const LEANING = 0.36;
/** What two beats may differ, as a share of the interval, to be the same, and how many of them to be the same grid. */
const NEAR = 0.1;
const SAME = 0.9;
/** How many of the tempi, best first, are worth both. */
const LIKELY = 4;
/** Beats a minute of the middles of bumps by which a tempo is told. */
const TEMPI = [44, 54, 66, 81, 99, 121, 148, 181, 221, 270];
const LIKENESSES = [1, 2, 3, 4];
/** In this order it was learned. */
const EVIDENCE = [
  "slow",
  "fast",
  "lowOnBeat",
  "level",
  "uneven",
  "harmonyOnBeat",
  "harmonyByBars",
  "chordsByBars",
  "lilt",
  "alternation",
  "covered",
  "unsteady",
  "comb",
] as const satisfies readonly (keyof GridEvidence)[];

/** What can be told of a grid that was tracked at a tempo. */
export type Tell = (tempo: number, beats: number[]) => GridHypothesis;

export function tellerOf(features: Features): Tell {
  const loudness = loudnessOf(features.strengths);
  return (tempo, beats) => toldOf(tempo, beats, features, loudness);
}

export function gridHypotheses(features: Features, tell = tellerOf(features)): GridHypothesis[] {
  const { all } = features.strengths;
  return tempoCandidates(features.tempogram).flatMap((tempo, rank) => {
    const period = (60 * FRAME_RATE) / tempo;
    const leaning = trackBeats(withOffBeats(all, period, LEANING), period);
    const alike = rank < LIKELY ? trackBeats(withOffBeats(all, period, ALIKE), period) : leaning;
    const isOther = [leaning, shifted(leaning, 1 / 2)].every(
      (beats) => shareNear(alike, beats, NEAR * period) < SAME,
    );
    return [leaning, ...(isOther ? [alike] : [])]
      .flatMap((tracked) => shiftsAt(tempo).map((share) => shifted(tracked, share)))
      .filter((beats) => beats.length >= LEAST_BEATS)
      .map((beats) => tell(tempo, beats));
  });
}

function shiftsAt(tempo: number): number[] {
  return tempo < TOO_FAST ? SHIFTS : SHIFTS.slice(0, 2);
}

function toldOf(
  tempo: number,
  beats: number[],
  features: Features,
  loudness: readonly Float32Array[],
): GridHypothesis {
  const period = ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / (beats.length - 1);
  const harmony = harmonyAt(beats, period, features);
  const profiles = beatProfiles(beats, loudness, harmony);
  const evidence = evidenceFor(beats, harmony, features);
  const general = Float32Array.from([
    ...EVIDENCE.map((kind) => evidence[kind]),
    ...TEMPI.map((middle) => Math.max(0, 1 - Math.abs(Math.log2(tempo / middle)) / 0.31)),
    ...LIKENESSES.map((lag) => likeness(profiles, lag)),
    ...folded(profiles, 1),
  ]);
  return {
    tempo,
    beats,
    general,
    two: folded(profiles, 2),
    three: folded(profiles, 3),
    four: folded(profiles, 4),
  };
}

/** What is played half a beat later counts by this share too, so that little is gained by leaving the beat for the off-beat. */
function withOffBeats(strengths: Float32Array, period: number, share: number): Float32Array {
  const half = Math.round(period / 2);
  const out = new Float32Array(strengths.length);
  for (let i = 0; i < out.length; i += 1)
    out[i] = 1.4 * ((1 - share) * (strengths[i] ?? 0) + share * (strengths[i + half] ?? 0));
  return out;
}

/** The mean cosine between each beat's profile and the one `lag` beats before. */
function likeness(profiles: Float32Array, lag: number): number {
  const beat = (i: number) => profiles.subarray(i * BEAT_SIZE, (i + 1) * BEAT_SIZE);
  const count = profiles.length / BEAT_SIZE - lag;
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += similarity(beat(i), beat(i + lag));
  return sum / Math.max(1, count);
}

function shifted(beats: readonly number[], share: number): number[] {
  if (share === 0) return [...beats];
  return beats.slice(1).map((beat, i) => {
    const before = beats[i] ?? 0;
    return before + share * (beat - before);
  });
}
