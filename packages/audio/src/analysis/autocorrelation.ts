/** How a curve comes back after each lag, by way of its power (A. Khinchin, Mathematische Annalen 109, 1934). */
import { complexOf, createComplexFft } from "./complex-fft.ts";

/** Of a window its means over all that lie as far apart, up to a lag; 1 at lag 0, and nothing where it is flat. */
export type Autocorrelation = (window: Float32Array) => Float32Array;

/** `size`: of each window. */
export function createAutocorrelation(size: number, longest: number): Autocorrelation {
  // With as much silence that its end does not come back as its beginning.
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, size + longest)));
  const fft = createComplexFft(length);
  const frame = complexOf(length);
  return (window) => {
    let sum = 0;
    for (let i = 0; i < size; i += 1) sum += window[i] ?? 0;
    const mean = sum / Math.max(1, size);
    frame.re.fill(0, size);
    frame.im.fill(0);
    for (let i = 0; i < size; i += 1) frame.re[i] = (window[i] ?? 0) - mean;
    const { re, im } = fft.forward(frame);
    for (let bin = 0; bin < length; bin += 1) {
      frame.re[bin] = (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
      frame.im[bin] = 0;
    }
    const back = fft.forward(frame).re;
    const whole = (back[0] ?? 0) / size;
    const out = new Float32Array(longest + 1);
    // Of nothing it is no number.
    if (!(whole > 0)) return out;
    for (let lag = 0; lag <= Math.min(longest, size - 1); lag += 1)
      out[lag] = (back[lag] ?? 0) / (size - lag) / whole;
    return out;
  };
}
