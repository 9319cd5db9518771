/**
 * Which grids of beats a piece may be counted in, and in which bars: of all that there are, over the whole piece and together,
 * by how likely small networks think them. They learned from bands in many styles that `bench/learn` makes.
 */
import { shareNear } from "./beat-refining.ts";
import type { Features } from "./grid-evidence.ts";
import { type GridHypothesis, gridHypotheses } from "./grid-hypotheses.ts";
import { type BeatsPerBar, type CountedBars, judged } from "./grid-judges.ts";
import { FRAME_RATE } from "./onsets.ts";

export interface Reading {
  grid: GridHypothesis;
  beatsPerBar: BeatsPerBar;
  /** Of the first beat that begins a bar. */
  firstBar: number;
  /** How likely these bars are where the beats are right, 0 to 1. */
  barConfidence: number;
  /** Of this grid and those that are all but the same, the logarithm of odds. */
  score: number;
}

/** Two tempi, as a share, and two beats, as a share of the interval, that are the same; and how many of the beats. */
const SAME_TEMPO = 1.05;
const NEAR = 0.15;
const MOST = 0.7;

/** Best first; none where nothing has a beat. */
export function readingsOf(features: Features): Reading[] {
  const grids = gridHypotheses(features)
    .map((grid) => {
      const bars = judged(grid);
      return { grid, bars, score: logSum(bars.map((one) => one.score)) };
    })
    .toSorted((a, b) => b.score - a.score);
  const readings: Reading[] = [];
  for (const { grid, bars, score } of grids) {
    const known = readings.find((reading) => isSame(reading.grid, grid));
    if (known) known.score = logSum([known.score, score]);
    else readings.push(readingOf(grid, bars, score));
  }
  return readings.toSorted((a, b) => b.score - a.score);
}

function readingOf(grid: GridHypothesis, bars: readonly CountedBars[], score: number): Reading {
  const [best] = bars.toSorted((a, b) => b.score - a.score);
  return {
    grid,
    beatsPerBar: best?.beatsPerBar ?? 4,
    firstBar: best?.firstBar ?? 0,
    barConfidence: Math.exp((best?.score ?? 0) - score),
    score,
  };
}

function isSame(one: GridHypothesis, other: GridHypothesis): boolean {
  if (Math.max(one.tempo / other.tempo, other.tempo / one.tempo) > SAME_TEMPO) return false;
  const period = (60 * FRAME_RATE) / one.tempo;
  return shareNear(one.beats, other.beats, NEAR * period) >= MOST;
}

/** The logarithm of the sum of what these are logarithms of. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
