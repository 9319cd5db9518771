/** How sure a reading of the beats is: what was learned from takes that judged, not from those that the networks learned from. */
import type { Reading } from "./beat-grid.ts";
import { CONFIDENCE } from "./grid-confidence.gen.ts";

/** Below this confidence another reading is told of. */
export const SURE = 0.9;
/** Logarithms of odds beyond which a margin tells no more. */
const WIDEST = 12;
/** Of what is told of a grid, in the order of `EVIDENCE`. */
const TOLD = [3, 10, 11, 12];

/** The margin to the next reading, and how clear a pulse there is at all. */
export function confidenceInputs([best, next]: readonly Reading[]): number[] {
  if (!best) return [];
  const margin = Math.min(WIDEST, next ? best.score - next.score : WIDEST);
  return [1, margin, Math.sqrt(margin), ...TOLD.map((i) => best.grid.general[i] ?? 0)];
}

/** How likely the first of these readings is right, 0 to 1. */
export function confidenceOf(readings: readonly Reading[]): number {
  if (readings.length === 0) return 0;
  const sum = confidenceInputs(readings).reduce(
    (all, value, i) => all + value * (CONFIDENCE[i] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}
