/** A recording at the rate that everything is analysed at. */
import { decimateBy2 } from "./decimate.ts";
import { WORKING_RATE } from "./onsets.ts";
import { resample } from "./resample.ts";

/** A cheap filter does for what has no top. */
const LOW_CROSSINGS = 3;

export function atWorkingRate(samples: Float32Array, sampleRate: number): Float32Array {
  if (sampleRate === 2 * WORKING_RATE) return decimateBy2(samples);
  const crossings = sampleRate < WORKING_RATE ? LOW_CROSSINGS : undefined;
  return resample(samples, sampleRate, WORKING_RATE, crossings);
}
