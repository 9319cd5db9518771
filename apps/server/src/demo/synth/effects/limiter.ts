/** The last stage: nothing passes the ceiling, and nobody hears why. */
import type { Stereo } from "../signal/stereo.ts";
import { fade } from "../signal/envelope.ts";

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.12;

/**
 * Limits both channels together to `ceiling` (linear), in place. It looks ahead 4 ms, so that the gain is down before a
 * peak arrives, and lets go within 120 ms.
 */
export function limit({ left, right }: Stereo, ceiling: number, rate: number): void {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * rate);
  const letGo = 1 - fade(RELEASE_SECONDS, rate);
  const length = left.length;
  const wanted = new Float32Array(length + ahead).fill(1);
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    if (peak > ceiling) wanted[index] = ceiling / peak;
  }
  // Backwards: ramp down over the look-ahead towards each coming peak.
  const slope = 1 / ahead;
  for (let index = length - 1; index >= 0; index -= 1) {
    const next = wanted[index + 1] ?? 1;
    wanted[index] = Math.min(wanted[index] ?? 1, next + (1 - next) * slope);
  }
  let gain = 1;
  for (let index = 0; index < length; index += 1) {
    const target = wanted[index] ?? 1;
    gain = target < gain ? target : gain + (target - gain) * letGo;
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
