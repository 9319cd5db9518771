/** How strongly onsets come back after each lag: autocorrelation of onset strength, in pieces of some seconds. */
import { createAutocorrelation } from "./autocorrelation.ts";
import { FRAME_RATE } from "./onsets.ts";

/** Lags up to four beats at 45 a minute are looked at, and three at 35. */
export const LONGEST_LAG = Math.round(5.4 * FRAME_RATE);

const WINDOW_SECONDS = 12;
const STEP_SECONDS = 3;

/** By lag in frames, 1 at lag 0: the mean of the windows, what holds over all of it. */
export function tempogramOf(onsets: Float32Array): Float32Array {
  const size = Math.min(onsets.length, Math.round(WINDOW_SECONDS * FRAME_RATE));
  const step = Math.round(STEP_SECONDS * FRAME_RATE);
  // Of what comes back later than after half of a window too little is left to tell.
  const longest = Math.max(0, Math.min(LONGEST_LAG, Math.ceil(size / 2) - 1));
  const count = Math.max(1, Math.floor((onsets.length - size) / step) + 1);
  const correlate = createAutocorrelation(size, longest);
  const mean = new Float32Array(LONGEST_LAG + 1);
  for (let start = 0; start < count * step; start += step) {
    const window = correlate(onsets.subarray(start, start + size));
    for (let lag = 0; lag <= longest; lag += 1)
      mean[lag] = (mean[lag] ?? 0) + (window[lag] ?? 0) / count;
  }
  return mean;
}

/** At a lag that is no whole number, the greatest within `reach` frames of it. */
export function tempogramAt(strength: Float32Array, lag: number, reach = 1): number {
  const from = Math.max(1, Math.floor(lag - reach));
  const to = Math.min(strength.length - 1, Math.ceil(lag + reach));
  let greatest = 0;
  for (let i = from; i <= to; i += 1) greatest = Math.max(greatest, strength[i] ?? 0);
  return greatest;
}
