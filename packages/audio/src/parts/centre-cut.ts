/**
 * Takes away what both sides share, bin by bin, so that what stands at a side stays there: C. Avendano and J.-M. Jot, "A
 * Frequency-Domain Approach to Multichannel Upmix", JAES 52, 2004, measure by it where something stands.
 */
import type { Complex } from "../analysis/real-fft-pair.ts";

export interface CentreCut {
  /** @param amount of what is in the middle, from 0 to 1 */
  cut(spectrum: Complex, amount: number): void;
}

/** Hz: below the first all stays in the middle, as kick and bass do, above the second nothing is spared. */
const KEPT = 100;
const SPARED = 150;
const NOTHING = 1e-12;

export function createCentreCut(size: number, sampleRate: number): CentreCut {
  const bins = size / 2;
  const shared = new Float32Array(bins + 2);
  const whole = new Float32Array(bins + 2);
  const spared = Float32Array.from({ length: bins }, (_, bin) => {
    const way = ((bin * sampleRate) / size - KEPT) / (SPARED - KEPT);
    return Math.min(1, Math.max(0, way));
  });

  function measure({ re, im }: Complex): void {
    for (let bin = 1; bin < bins; bin += 1) {
      const mirror = size - bin;
      const leftRe = (re[bin] ?? 0) + (re[mirror] ?? 0);
      const leftIm = (im[bin] ?? 0) - (im[mirror] ?? 0);
      const rightRe = (im[bin] ?? 0) + (im[mirror] ?? 0);
      const rightIm = (re[mirror] ?? 0) - (re[bin] ?? 0);
      shared[bin] = 2 * (leftRe * rightRe + leftIm * rightIm);
      whole[bin] =
        leftRe * leftRe + leftIm * leftIm + rightRe * rightRe + rightIm * rightIm + NOTHING;
    }
  }

  /** 1 where the sides are alike around a bin, 0 where they have nothing in common. */
  function likeness(bin: number): number {
    const both = (shared[bin - 1] ?? 0) + 2 * (shared[bin] ?? 0) + (shared[bin + 1] ?? 0);
    const all = (whole[bin - 1] ?? 0) + 2 * (whole[bin] ?? 0) + (whole[bin + 1] ?? 0) + NOTHING;
    const alike = Math.max(0, both / all);
    // What stands a little aside is alike by more than a half.
    return alike * alike * alike;
  }

  return {
    cut(spectrum, amount) {
      measure(spectrum);
      const { re, im } = spectrum;
      for (let bin = 1; bin < bins; bin += 1) {
        const mirror = size - bin;
        const factor = (amount * (spared[bin] ?? 0) * likeness(bin)) / 4;
        const hereRe = re[bin] ?? 0;
        const hereIm = im[bin] ?? 0;
        const thereRe = re[mirror] ?? 0;
        const thereIm = im[mirror] ?? 0;
        // Left and right have it alike: the real and the imaginary part of the frame.
        const middleRe = factor * (hereRe + thereRe + hereIm + thereIm);
        const middleIm = factor * (hereIm - thereIm + thereRe - hereRe);
        re[bin] = hereRe - middleRe + middleIm;
        im[bin] = hereIm - middleIm - middleRe;
        re[mirror] = thereRe - middleRe - middleIm;
        im[mirror] = thereIm + middleIm - middleRe;
      }
    },
  };
}
