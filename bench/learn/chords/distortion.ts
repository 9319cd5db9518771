/** A guitar's amplifier. */
import { highPass, lowPass, peakOf } from "../../listen/filters.ts";

/** All notes together, as one string of tubes has them, and so their sums and differences as well; then a cabinet. */
export function distorted(samples: Float32Array, gain: number, cabinet: number): Float32Array {
  const drive = gain / peakOf(samples);
  const pressed = samples.map((value) => Math.tanh(drive * value + 0.15) - 0.149);
  return highPass(lowPass(lowPass(pressed, cabinet), cabinet * 1.3), 70);
}
