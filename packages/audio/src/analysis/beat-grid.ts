/**
 * Which grid of beats a piece is counted in, and in which bars: of all that may be, over the whole piece and together, the one
 * that two small networks think most likely. They learned from bands in many styles that `bench/learn` makes.
 */
import type { Features } from "./grid-evidence.ts";
import { gridHypotheses } from "./grid-hypotheses.ts";
import { type BeatsPerBar, judged } from "./grid-judges.ts";

export interface BeatGrid {
  /** Frames. */
  beats: number[];
  /** How likely its tempo is against all others, 0 to 1. */
  confidence: number;
  beatsPerBar: BeatsPerBar;
  /** Of the first beat that begins a bar. */
  firstBar: number;
  /** How likely these bars are where the beats are right, 0 to 1. */
  barConfidence: number;
}

/** Null where nothing has a beat. */
export function chooseGrid(features: Features): BeatGrid | null {
  const grids = gridHypotheses(features).map((grid) => {
    const bars = judged(grid);
    return { grid, bars, score: logSum(bars.map((one) => one.score)) };
  });
  const [chosen] = grids.toSorted((a, b) => b.score - a.score);
  const [bars] = chosen?.bars.toSorted((a, b) => b.score - a.score) ?? [];
  if (!chosen || !bars) return null;
  const all = logSum(grids.map(({ score }) => score));
  const same = grids.filter(({ grid }) => grid.tempo === chosen.grid.tempo);
  return {
    beats: chosen.grid.beats,
    confidence: Math.exp(logSum(same.map(({ score }) => score)) - all),
    beatsPerBar: bars.beatsPerBar,
    firstBar: bars.firstBar,
    barConfidence: Math.exp(bars.score - logSum(chosen.bars.map(({ score }) => score))),
  };
}

/** The logarithm of the sum of what these are logarithms of. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
