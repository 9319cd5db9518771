/**
 * What of each bin is drums and what rings on: D. Fitzgerald, "Harmonic/Percussive Separation Using Median Filtering",
 * DAFx 2010. What rings on is what a bin has around a moment, what is struck what a moment has around a bin. For either
 * wish the doubt is decided otherwise, as by J. Driedger, M. Müller and S. Disch, ISMIR 2014; and what is far louder than
 * the moments around it was struck as well, however narrow: a kick is.
 */
import { createMovingMedians, mediansAlong } from "./moving-median.ts";

export interface DrumMasks {
  /** Magnitudes of the next frame. */
  add(magnitudes: Float32Array): void;
  /** Factors that leave what rings on of the frame in the middle of those that were added last. */
  leaveTones(factors: Float32Array): void;
  /** Factors that leave its drums. */
  leaveDrums(factors: Float32Array): void;
}

/** Frames, and bins: what Fitzgerald took. */
const AROUND = 17;
/** Frames that have to follow one before its masks are known. */
export const DRUMS_AHEAD = AROUND >> 1;

/** In doubt: how much what is struck counts, and from how many times the moments around it on a bin was struck. */
const TONES = { struck: 1.5, sudden: 1.5 };
const DRUMS = { struck: 1, sudden: 2 };
const NOTHING = 1e-12;

export function createDrumMasks(bins: number): DrumMasks {
  const ringing = createMovingMedians(bins, AROUND);
  const struck = new Float32Array(bins);
  const frames = Array.from({ length: DRUMS_AHEAD + 1 }, () => new Float32Array(bins));
  let count = 0;

  const now = () => frames[count % frames.length] ?? struck;

  /** How much of a bin rings on. */
  function ringingShare(bin: number, magnitude: number, doubt: typeof TONES): number {
    const rings = ringing.medianOf(bin);
    const strikes = doubt.struck * (struck[bin] ?? 0);
    const share = (rings * rings) / (rings * rings + strikes * strikes + NOTHING);
    return share * Math.min(1, (doubt.sudden * rings) / (magnitude + NOTHING));
  }

  return {
    add(magnitudes) {
      ringing.add(magnitudes);
      frames[count % frames.length]?.set(magnitudes);
      count += 1;
      mediansAlong(now(), AROUND, struck);
    },
    leaveTones(factors) {
      const magnitudes = now();
      for (let bin = 0; bin < bins; bin += 1)
        factors[bin] = ringingShare(bin, magnitudes[bin] ?? 0, TONES);
    },
    leaveDrums(factors) {
      const magnitudes = now();
      for (let bin = 0; bin < bins; bin += 1)
        factors[bin] = 1 - ringingShare(bin, magnitudes[bin] ?? 0, DRUMS);
    },
  };
}
