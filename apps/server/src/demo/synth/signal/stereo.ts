/** Two channels of one length, samples in −1…1, at the rate of the render. */
export type Stereo = { readonly left: Float32Array; readonly right: Float32Array };

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `source` × `gain` into `target` from sample `at` on; what does not fit is dropped. */
export function addInto(
  target: Float32Array,
  source: Float32Array,
  at: number,
  gain: number,
): void {
  const end = Math.min(source.length, target.length - at);
  for (let index = Math.max(0, -at); index < end; index += 1) {
    target[at + index] = (target[at + index] ?? 0) + (source[index] ?? 0) * gain;
  }
}

/** Constant-power gains for a place between −1 (left) and 1 (right). */
export function panGains(pan: number): { readonly left: number; readonly right: number } {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle) * Math.SQRT2, right: Math.sin(angle) * Math.SQRT2 };
}

/** A gain for a level in decibels. */
export function decibels(level: number): number {
  return 10 ** (level / 20);
}
