/** A recording at the rate that everything is analysed at. */
import { decimateBy2 } from "./decimate.ts";
import { resample } from "./resample.ts";
import type { Sound } from "./sound.ts";

/** Hz: half of the usual one, which tells as much at half the cost. */
export const WORKING_RATE = 22_050;

export interface WorkingSound {
  /** At `WORKING_RATE`. */
  samples: Float32Array;
  /** Their root mean square. */
  level: number;
}

/** A cheap filter does for what has no top. */
const LOW_CROSSINGS = 3;

export function atWorkingRate(sound: Sound): WorkingSound {
  const samples = brought(sound);
  const level = levelOf(samples);
  if (Number.isFinite(level)) return { samples, level };
  // One that is no number, or has no end, makes all that it is in so; what is in none does no harm.
  const silenced = brought({ ...sound, samples: withoutNonsense(sound.samples) });
  return { samples: silenced, level: levelOf(silenced) };
}

function brought({ samples, sampleRate }: Sound): Float32Array {
  if (sampleRate === 2 * WORKING_RATE) return decimateBy2(samples);
  const crossings = sampleRate < WORKING_RATE ? LOW_CROSSINGS : undefined;
  return resample(samples, sampleRate, WORKING_RATE, crossings);
}

function withoutNonsense(samples: Float32Array): Float32Array {
  return samples.map((sample) => (Number.isFinite(sample) ? sample : 0));
}

function levelOf(samples: Float32Array): number {
  // Two sums at once, since each would wait for what was added last; nothing is read beyond the end, which costs twice as much.
  let even = 0;
  let odd = 0;
  for (let i = 0; i + 1 < samples.length; i += 2) {
    const one = samples[i] ?? 0;
    const other = samples[i + 1] ?? 0;
    even += one * one;
    odd += other * other;
  }
  const last = samples.length % 2 === 1 ? (samples.at(-1) ?? 0) : 0;
  return Math.sqrt((even + odd + last * last) / Math.max(1, samples.length));
}
