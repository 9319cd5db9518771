/** The speed trainer: a loop that grows faster. */
import { clamp } from "../clamp.ts";
import { SPEED } from "./ranges.ts";
import type { SpeedTrainer } from "./settings.ts";

/** How far it has got by what the member has said. */
export interface TrainerProgress {
  readonly steps: number;
  /** Rounds that had gone when it got there. */
  readonly since: number;
}

export const TRAINER_BEGINS: TrainerProgress = { steps: 0, since: 0 };

/** The speed after the loop went round so many times. It stays within the speeds there are, and never passes the target. */
export function trainerSpeed(
  trainer: SpeedTrainer,
  rounds: number,
  progress = TRAINER_BEGINS,
): number {
  const { start, step, target } = trainer;
  const grown = start + Math.sign(target - start) * step * stepsAt(trainer, rounds, progress);
  const reached = target >= start ? Math.min(grown, target) : Math.max(grown, target);
  // What is added up in steps of a hundredth shall not show the rest of it.
  return Math.round(clamp(reached, SPEED.min, SPEED.max) * 1000) / 1000;
}

/** A step on, from this round. */
export function made(
  trainer: SpeedTrainer,
  rounds: number,
  progress: TrainerProgress,
): TrainerProgress {
  return {
    steps: Math.min(stepsAt(trainer, rounds, progress) + 1, stepsToTarget(trainer)),
    since: rounds,
  };
}

/** A step back. */
export function missed(
  trainer: SpeedTrainer,
  rounds: number,
  progress: TrainerProgress,
): TrainerProgress {
  return { steps: Math.max(0, stepsAt(trainer, rounds, progress) - 1), since: rounds };
}

/** Whether the last round was the one for which it goes on by itself. */
export function hasPassed(
  { isAsked, repeats }: SpeedTrainer,
  rounds: number,
  { since }: TrainerProgress,
): boolean {
  return !isAsked && rounds > since && (rounds - since) % Math.max(1, repeats) === 0;
}

function stepsAt(trainer: SpeedTrainer, rounds: number, { steps, since }: TrainerProgress): number {
  const { isAsked, repeats } = trainer;
  const byRounds = isAsked ? 0 : Math.floor(Math.max(0, rounds - since) / Math.max(1, repeats));
  return Math.min(steps + byRounds, stepsToTarget(trainer));
}

function stepsToTarget({ start, step, target }: SpeedTrainer): number {
  // A hundredth is not exactly that.
  return Math.ceil(Math.abs(target - start) / step - 1e-6);
}
