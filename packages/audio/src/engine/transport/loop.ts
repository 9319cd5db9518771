/** When a loop goes round. Times are seconds of the recording. */
import type { LoopRegion } from "@bandstand/domain/studio/settings";

/** Seconds of the clock before the end: about half the time between two frames, and what a jump takes to be heard. */
export const LOOK_AHEAD = 0.012;
/** Seconds of the clock before the end from which on it is silenced there, come what may. */
export const GATE_AHEAD = 0.2;
/** Whoever goes further past the end than this wants to hear what comes after. */
const END_TOLERANCE = 0.05;
/** Milliseconds between the pause at the end and playing from the start. */
export const REPLAY_DELAY = 10;

/** Seconds: what is shorter is no loop, and would jump at every look. */
const SHORTEST = 0.05;

export function isLong({ start, end }: LoopRegion): boolean {
  return end - start >= SHORTEST;
}

/** Seconds of the clock until a loop's end. */
export function secondsLeft(loop: LoopRegion, position: number, speed: number): number {
  return (loop.end - position) / speed;
}

/** Whether a place was chosen beyond the loop, so that playing goes on from there. */
export function leavesLoop(loop: LoopRegion, position: number): boolean {
  return position > loop.end + END_TOLERANCE;
}
