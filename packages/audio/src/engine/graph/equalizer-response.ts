/**
 * What the equaliser does to each frequency. A peaking band is the biquad of the Audio EQ Cookbook (R. Bristow-Johnson,
 * https://www.w3.org/TR/audio-eq-cookbook/). Its high-pass and low-pass have no gain: the first and last band mix the
 * filtered sound with the plain one, so that what the filter takes away is left at the band's gain.
 */
import { EQUALIZER } from "@bandstand/domain/studio/ranges";

export const QUALITY = 1.4;
/** Web Audio takes the quality of a high-pass or low-pass in decibels: how much it lifts its own frequency. */
export const QUALITY_IN_DECIBELS = 20 * Math.log10(QUALITY);

/** A complex number. */
interface Complex {
  readonly re: number;
  readonly im: number;
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number, number];
}

/** The shares of plain and filtered sound that leave what the filter takes away at this gain, and the rest at 0 dB. */
export function edgeMix(gain: number): { plain: number; filtered: number } {
  const plain = 10 ** (gain / 20);
  return { plain, filtered: 1 - plain };
}

/** Decibels at a frequency, for the gains of all bands. */
export function equalizerResponse(
  gains: readonly number[],
  frequency: number,
  sampleRate: number,
): number {
  const last = EQUALIZER.length - 1;
  let decibels = 0;
  for (const [index, band] of EQUALIZER.entries()) {
    const gain = gains[index] ?? 0;
    const angle = (2 * Math.PI * band.frequency) / sampleRate;
    const at = (2 * Math.PI * frequency) / sampleRate;
    if (index > 0 && index < last) {
      decibels += inDecibels(transfer(peaking(angle, gain), at));
    } else {
      const filter = transfer(index === 0 ? highpass(angle) : lowpass(angle), at);
      const { plain, filtered } = edgeMix(gain);
      decibels += inDecibels({ re: plain + filtered * filter.re, im: filtered * filter.im });
    }
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

function highpass(angle: number): Biquad {
  const side = (1 + Math.cos(angle)) / 2;
  return { b: [side, -2 * side, side], a: passing(angle) };
}

function lowpass(angle: number): Biquad {
  const side = (1 - Math.cos(angle)) / 2;
  return { b: [side, 2 * side, side], a: passing(angle) };
}

function passing(angle: number): Biquad["a"] {
  const alpha = Math.sin(angle) / (2 * QUALITY);
  return [1 + alpha, -2 * Math.cos(angle), 1 - alpha];
}

function transfer({ b, a }: Biquad, at: number): Complex {
  const over = polynomial(b, at);
  const under = polynomial(a, at);
  const size = under.re ** 2 + under.im ** 2;
  return {
    re: (over.re * under.re + over.im * under.im) / size,
    im: (over.im * under.re - over.re * under.im) / size,
  };
}

function polynomial([zero, one, two]: Biquad["b"], at: number): Complex {
  return {
    re: zero + one * Math.cos(at) + two * Math.cos(2 * at),
    im: -one * Math.sin(at) - two * Math.sin(2 * at),
  };
}

function inDecibels({ re, im }: Complex): number {
  return 10 * Math.log10(re ** 2 + im ** 2);
}
