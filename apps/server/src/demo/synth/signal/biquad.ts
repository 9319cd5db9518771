/** Second-order filters after Robert Bristow-Johnson's Audio EQ Cookbook. */

export type Coefficients = {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
};

export type FilterKind = "lowpass" | "highpass" | "bandpass" | "peak" | "lowshelf" | "highshelf";

export type Filter = {
  readonly kind: FilterKind;
  readonly hz: number;
  /** Width: 0.707 is flat for passes and shelves. */
  readonly q?: number;
  /** Decibels, for peak and shelves. */
  readonly gain?: number;
};

export function biquad(
  { kind, hz, q = Math.SQRT1_2, gain = 0 }: Filter,
  rate: number,
): Coefficients {
  const w = (2 * Math.PI * Math.min(hz, rate * 0.49)) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a = 10 ** (gain / 40);
  const root = 2 * Math.sqrt(a) * alpha;
  const build = (
    b0: number,
    b1: number,
    b2: number,
    a0: number,
    a1: number,
    a2: number,
  ): Coefficients => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  switch (kind) {
    case "lowpass":
      return build((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case "highpass":
      return build((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case "bandpass":
      return build(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
    case "peak":
      return build(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
    case "lowshelf":
      return build(
        a * (a + 1 - (a - 1) * cos + root),
        2 * a * (a - 1 - (a + 1) * cos),
        a * (a + 1 - (a - 1) * cos - root),
        a + 1 + (a - 1) * cos + root,
        -2 * (a - 1 + (a + 1) * cos),
        a + 1 + (a - 1) * cos - root,
      );
    case "highshelf":
      return build(
        a * (a + 1 + (a - 1) * cos + root),
        -2 * a * (a - 1 + (a + 1) * cos),
        a * (a + 1 + (a - 1) * cos - root),
        a + 1 - (a - 1) * cos + root,
        2 * (a - 1 - (a + 1) * cos),
        a + 1 - (a - 1) * cos - root,
      );
    default:
      return kind satisfies never;
  }
}

/** Runs a filter over `buffer` in place and answers it. */
export function filterInPlace(buffer: Float32Array, filter: Filter, rate: number): Float32Array {
  const { b0, b1, b2, a1, a2 } = biquad(filter, rate);
  let first = 0;
  let second = 0;
  for (let index = 0; index < buffer.length; index += 1) {
    const input = buffer[index] ?? 0;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    buffer[index] = output;
  }
  return buffer;
}
