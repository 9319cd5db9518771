/**
 * Which grids of beats a piece may be counted in, and in which bars: of all that there are, over the whole piece and together,
 * by how likely small networks think them. They learned from bands in many styles that `bench/learn` makes.
 */
import { refineBeats, shareNear } from "./beat-refining.ts";
import type { Features } from "./grid-evidence.ts";
import { type GridHypothesis, gridHypotheses, type Tell, tellerOf } from "./grid-hypotheses.ts";
import { type BeatsPerBar, judged } from "./grid-judges.ts";
import type { OnsetStrength } from "./onset-strength.ts";
import { FRAME_RATE } from "./onsets.ts";

export interface Reading {
  grid: GridHypothesis;
  beatsPerBar: BeatsPerBar;
  /** Of the first beat that begins a bar. */
  firstBar: number;
  /** How likely these bars are where the beats are right, 0 to 1. */
  barConfidence: number;
  /** Its beats where the players are, where they have been looked for. */
  refined: readonly number[] | null;
  /** Of this grid and those that are all but the same, the logarithm of odds. */
  score: number;
}

/** Two beats, as a share of the interval, that are the same; and how many of the beats. */
const NEAR = 0.15;
const MOST = 0.7;

/** Logarithm of odds by which a reading may yet be as good as the best, and how many of them are looked at more closely. */
const NEARLY = 3;
const MOST_DOUBTED = 4;

/** Best first; none where nothing has a beat. */
export function readingsOf(features: Features): Reading[] {
  const tell = tellerOf(features);
  const grids = gridHypotheses(features, tell).map(readingOf);
  const readings = asFew(grids.map((reading) => ({ reading, beats: reading.grid.beats })));
  const best = readings[0]?.score ?? 0;
  const doubted = readings.slice(0, MOST_DOUBTED).filter(({ score }) => score > best - NEARLY);
  if (doubted.length < 2) return readings;
  const finer = doubted.map((reading) => finerOf(reading, features, tell));
  return [...asFew(finer), ...readings.slice(doubted.length)].toSorted(byScore);
}

/** The beats of a reading where the players are. */
export function refinedBeats({ grid, refined }: Reading, strengths: OnsetStrength): number[] {
  return refined ? [...refined] : refineBeats(grid.beats, strengths);
}

/** A reading, and the beats by which it is told whether another is the same. */
export interface Told {
  reading: Reading;
  beats: readonly number[];
}

/**
 * Those that are all but the same as one, best first: what one of them is likely is divided among them, and adds up. The best of
 * them stands for all.
 */
export function asFew(all: readonly Told[]): Reading[] {
  const few: Told[] = [];
  for (const told of all.toSorted((one, other) => byScore(one.reading, other.reading))) {
    const known = few.find((other) => isSame(other, told));
    if (known) known.reading.score = logSum([known.reading.score, told.reading.score]);
    else few.push({ ...told, reading: { ...told.reading } });
  }
  return few.map(({ reading }) => reading).toSorted(byScore);
}

/**
 * Told of once more, where the players are: a grid that is tracked on all that sounds may lie beside them for a while, and then
 * all that is told of it is blurred. Neither way does always better, so that the better one tells.
 */
function finerOf(reading: Reading, { strengths }: Features, tell: Tell): Told {
  const beats = refineBeats(reading.grid.beats, strengths);
  const finer = readingOf(tell(reading.grid.tempo, beats));
  const better = finer.score > reading.score ? finer : reading;
  return { beats, reading: { ...better, refined: beats } };
}

function readingOf(grid: GridHypothesis): Reading {
  const bars = judged(grid);
  const score = logSum(bars.map((one) => one.score));
  const [best] = bars.toSorted((a, b) => b.score - a.score);
  return {
    grid,
    beatsPerBar: best?.beatsPerBar ?? 4,
    firstBar: best?.firstBar ?? 0,
    barConfidence: Math.exp((best?.score ?? 0) - score),
    refined: null,
    score,
  };
}

function isSame(one: Told, other: Told): boolean {
  const near = (NEAR * 60 * FRAME_RATE) / one.reading.grid.tempo;
  // From both sides: of a grid and one twice as fast only the slower one's beats are all among the other's.
  return (
    shareNear(one.beats, other.beats, near) >= MOST &&
    shareNear(other.beats, one.beats, near) >= MOST
  );
}

function byScore(one: Reading, other: Reading): number {
  return other.score - one.score;
}

/** The logarithm of the sum of what these are logarithms of. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
