/** A low-pass whose cutoff moves while it runs: Andrew Simper's linear trapezoidal state-variable filter. */

/** Cutoffs follow the envelope every 16 samples; finer steps cannot be heard. */
const STEP = 16;

/**
 * Filters `buffer` in place; `cutoff` answers hertz for a time in seconds, `resonance` is a Q (0.7 is none).
 */
export function sweptLowpass(
  buffer: Float32Array,
  rate: number,
  cutoff: (seconds: number) => number,
  resonance = 0.8,
): Float32Array {
  const damping = 1 / resonance;
  let first = 0;
  let second = 0;
  for (let start = 0; start < buffer.length; start += STEP) {
    const g = Math.tan(
      (Math.PI * Math.min(Math.max(cutoff(start / rate), 20), rate * 0.45)) / rate,
    );
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(start + STEP, buffer.length);
    for (let index = start; index < end; index += 1) {
      const v3 = (buffer[index] ?? 0) - second;
      const v1 = a1 * first + a2 * v3;
      const v2 = second + a2 * first + a3 * v3;
      first = 2 * v1 - first;
      second = 2 * v2 - second;
      buffer[index] = v2;
    }
  }
  return buffer;
}
