/** Repeats that bounce from side to side, in time with the song. */
import type { Stereo } from "../signal/stereo.ts";

export type Echo = {
  /** Time between repeats. */
  readonly beats: number;
  /** How much of each repeat the next one has, 0…1. */
  readonly feedback: number;
  /** Level of the first repeat. */
  readonly level: number;
};

/** Adds the repeats into `target` in place; each is darker than the one before. */
export function addEcho(target: Stereo, echo: Echo, secondsPerBeat: number, rate: number): void {
  const { left, right } = target;
  const delay = Math.max(1, Math.round(echo.beats * secondsPerBeat * rate));
  const lineLeft = new Float32Array(delay);
  const lineRight = new Float32Array(delay);
  let dullLeft = 0;
  let dullRight = 0;
  let place = 0;
  for (let index = 0; index < left.length; index += 1) {
    dullLeft += 0.42 * ((lineLeft[place] ?? 0) - dullLeft);
    dullRight += 0.42 * ((lineRight[place] ?? 0) - dullRight);
    const dry = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
    lineLeft[place] = dry + dullRight * echo.feedback;
    lineRight[place] = dullLeft;
    left[index] = (left[index] ?? 0) + dullLeft * echo.level;
    right[index] = (right[index] ?? 0) + dullRight * echo.level;
    place += 1;
    if (place === delay) place = 0;
  }
}
