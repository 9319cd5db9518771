/**
 * What the equaliser does to each frequency, in biquads of the Audio EQ Cookbook (R. Bristow-Johnson,
 * https://www.w3.org/TR/audio-eq-cookbook/), all of the same quality.
 *
 * The cookbook's high-pass has no gain. High-pass, band-pass and low-pass of one frequency and quality add up to the
 * sound as it was, so that the first band lets through what its high-pass takes away at the band's gain: at 0 dB nothing
 * changes, far down only the high-pass is left. The last band does the same with its low-pass.
 */
import { EQUALIZER } from "@bandstand/domain/studio/ranges";

export const QUALITY = 1.4;
/** Web Audio takes the quality of a high-pass or low-pass in decibels: how much it lifts its own frequency. */
export const QUALITY_IN_DECIBELS = 20 * Math.log10(QUALITY);

/** Factors of the three filters at one edge. */
export interface EdgeMix {
  /** What the band's filter lets pass. */
  readonly passed: number;
  /** What lies around its frequency. */
  readonly around: number;
  /** What it takes away. */
  readonly taken: number;
}

type Coefficients = readonly [number, number, number];

interface Biquad {
  readonly b: Coefficients;
  readonly a: Coefficients;
}

/** @param gain decibels */
export function edgeMix(gain: number): EdgeMix {
  const taken = 10 ** (gain / 20);
  return { passed: 1, around: Math.sqrt(taken), taken };
}

/** Decibels at a frequency, for the gains of all bands. */
export function equalizerResponse(
  gains: readonly number[],
  frequency: number,
  sampleRate: number,
): number {
  const last = EQUALIZER.length - 1;
  const at = (2 * Math.PI * frequency) / sampleRate;
  let decibels = 0;
  for (const [index, band] of EQUALIZER.entries()) {
    const gain = gains[index] ?? 0;
    const angle = (2 * Math.PI * band.frequency) / sampleRate;
    const isEdge = index === 0 || index === last;
    decibels += response(isEdge ? edge(angle, gain, index === 0) : peaking(angle, gain), at);
  }
  return decibels;
}

function peaking(angle: number, gain: number): Biquad {
  const amplitude = 10 ** (gain / 40);
  const alpha = Math.sin(angle) / (2 * QUALITY);
  const middle = -2 * Math.cos(angle);
  return {
    b: [1 + alpha * amplitude, middle, 1 - alpha * amplitude],
    a: [1 + alpha / amplitude, middle, 1 - alpha / amplitude],
  };
}

function edge(angle: number, gain: number, isFirst: boolean): Biquad {
  const alpha = Math.sin(angle) / (2 * QUALITY);
  const { passed, around, taken } = edgeMix(gain);
  const high = ((isFirst ? passed : taken) * (1 + Math.cos(angle))) / 2;
  const low = ((isFirst ? taken : passed) * (1 - Math.cos(angle))) / 2;
  const band = around * alpha;
  return {
    b: [high + low + band, 2 * (low - high), high + low - band],
    a: [1 + alpha, -2 * Math.cos(angle), 1 - alpha],
  };
}

function response({ b, a }: Biquad, at: number): number {
  return 10 * Math.log10(energy(b, at) / energy(a, at));
}

function energy([zero, one, two]: Coefficients, at: number): number {
  const re = zero + one * Math.cos(at) + two * Math.cos(2 * at);
  const im = one * Math.sin(at) + two * Math.sin(2 * at);
  return re ** 2 + im ** 2;
}
