/** How sounds begin and end. */

/** The factor per sample by which something fades to 1/e in `seconds`. */
export function fade(seconds: number, rate: number): number {
  return Math.exp(-1 / (seconds * rate));
}

/** The factor per sample by which something fades by 60 dB in `seconds`. */
export function fade60(seconds: number, rate: number): number {
  return 10 ** (-3 / (seconds * rate));
}

export type Shape = {
  /** Seconds, each. */
  readonly attack: number;
  readonly release: number;
  /** Held seconds; the release follows them. */
  readonly held: number;
};

/** Samples that a note of this shape takes. */
export function shapedLength(shape: Shape, rate: number): number {
  return Math.ceil((shape.held + shape.release) * rate);
}

/** Fades `buffer` in and out in place: an attack that eases in, a release that falls like a damped string. */
export function applyShape(buffer: Float32Array, shape: Shape, rate: number): Float32Array {
  const attack = Math.max(1, Math.round(shape.attack * rate));
  const ramp = Math.min(attack, buffer.length);
  for (let index = 0; index < ramp; index += 1) {
    const x = index / attack;
    buffer[index] = (buffer[index] ?? 0) * x * (2 - x);
  }
  const from = Math.min(buffer.length, Math.round(shape.held * rate));
  const samples = buffer.length - from;
  for (let index = 0; index < samples; index += 1) {
    const left = 1 - index / samples;
    buffer[from + index] = (buffer[from + index] ?? 0) * left * left;
  }
  return buffer;
}
