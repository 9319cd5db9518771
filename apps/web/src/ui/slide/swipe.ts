/** Which way a finger goes that was put on a slider: along it, or across it to scroll. */

export type Swipe = "undecided" | "along" | "across";

/** Pixels within which nobody knows yet. */
const SLOP = 8;

/** @param along pixels in the direction of the slider @param across pixels athwart */
export function swipeOf(along: number, across: number): Swipe {
  if (Math.max(Math.abs(along), Math.abs(across)) < SLOP) return "undecided";
  return Math.abs(along) > Math.abs(across) ? "along" : "across";
}
