/** The speed trainer: a loop that grows faster. */
import { clamp } from "../clamp.ts";
import { SPEED } from "./ranges.ts";
import type { SpeedTrainer } from "./settings.ts";

/** The speed after the loop went round so many times. It stays within the speeds there are, and never passes the target. */
export function trainerSpeed(
  { start, step, repeats, target }: SpeedTrainer,
  rounds: number,
): number {
  const steps = Math.floor(rounds / Math.max(1, repeats));
  const grown = start + Math.sign(target - start) * step * steps;
  const reached = target >= start ? Math.min(grown, target) : Math.max(grown, target);
  // What is added up in steps of a hundredth shall not show the rest of it.
  return Math.round(clamp(reached, SPEED.min, SPEED.max) * 1000) / 1000;
}
