/**
 * Which grid of beats a piece is counted in, and in which bars: of all that may be, over the whole piece and together, the one
 * that two small networks think most likely. They learned from bands in many styles that `bench/learn` makes.
 */
import { BEAT_SIZE } from "./bar-profile.ts";
import type { Features } from "./grid-evidence.ts";
import { type GridHypothesis, gridHypotheses } from "./grid-hypotheses.ts";
import { FOUR, GRID, THREE } from "./grid-weights.gen.ts";
import { unpacked, valueOf } from "./network.ts";

export type BeatsPerBar = 3 | 4;

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

interface CountedBars {
  beatsPerBar: BeatsPerBar;
  firstBar: number;
  /** The logarithm of odds. */
  score: number;
}

const NETWORKS = { grid: unpacked(GRID), three: unpacked(THREE), four: unpacked(FOUR) };

/** Null where nothing has a beat. */
export function chooseGrid(features: Features): BeatGrid | null {
  const grids = gridHypotheses(features).map((grid) => {
    const bars = barsOf(grid);
    const score = valueOf(NETWORKS.grid, grid.general) + logSum(bars.map((one) => one.score));
    return { grid, bars, score };
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

function barsOf({ three, four }: GridHypothesis): CountedBars[] {
  const counted = (beatsPerBar: BeatsPerBar) =>
    Array.from({ length: beatsPerBar }, (_, firstBar) => ({
      beatsPerBar,
      firstBar,
      score:
        beatsPerBar === 3
          ? valueOf(NETWORKS.three, three, firstBar * BEAT_SIZE)
          : valueOf(NETWORKS.four, four, firstBar * BEAT_SIZE),
    }));
  return [...counted(3), ...counted(4)];
}

/** The logarithm of the sum of what these are logarithms of. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
