import { swipeOf } from "../../../ui/slide/swipe.ts";
import type { Turn } from "./turn-page.ts";

/** Pixels; less is a finger that trembles. */
const LEAST = 40;

/** The turn of a finger that went so far to the right and down, as one turns a leaf; null for none. */
export function turnOfSwipe(right: number, down: number): Turn | null {
  if (swipeOf(right, down) !== "along" || Math.abs(right) < LEAST) return null;
  return right < 0 ? "forward" : "back";
}
