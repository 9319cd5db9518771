/** Magnitudes of the short pieces that a sound is cut into, which overlap and are faded by a Hann window. */
import FFT from "fft.js";

export interface Frames {
  /** Samples a frame, a power of two. */
  size: number;
  /** Samples from one frame to the next. */
  hop: number;
}

/** Frames of a sound: the first lies around its first sample, so that frame i lies around sample i × hop. */
export function countFrames(samples: Float32Array, { hop }: Frames): number {
  return samples.length === 0 ? 0 : Math.floor((samples.length - 1) / hop) + 1;
}

/**
 * Hands each frame's magnitudes to `take`, 0 Hz to just below half the sample rate; a sine of amplitude 1 has one of
 * about 0.5. The array is used again for the next frame.
 */
export function eachSpectrum(
  samples: Float32Array,
  { size, hop }: Frames,
  take: (magnitudes: Float32Array, index: number) => void,
): void {
  const fft = new FFT(size);
  const window = hannWindow(size);
  const data = new Float64Array(size * 2);
  const out = new Float64Array(size * 2);
  const first = new Float32Array(size / 2);
  const second = new Float32Array(size / 2);
  const count = countFrames(samples, { size, hop });
  // Two real frames pass through one complex transform, which costs a third less than two real ones.
  for (let index = 0; index < count; index += 2) {
    fill(data, 0, samples, index * hop - size / 2, window);
    fill(data, 1, samples, (index + 1) * hop - size / 2, window);
    fft.transform(out, data);
    part(out, first, second);
    take(first, index);
    if (index + 1 < count) take(second, index + 1);
  }
}

/** The window's sum is 1. */
function hannWindow(size: number): Float32Array {
  return Float32Array.from(
    { length: size },
    (_, i) => (1 - Math.cos((2 * Math.PI * i) / size)) / size,
  );
}

function fill(
  data: Float64Array,
  offset: 0 | 1,
  samples: Float32Array,
  start: number,
  window: Float32Array,
): void {
  const begin = Math.max(0, -start);
  const end = Math.min(window.length, samples.length - start);
  for (let i = 0; i < begin; i += 1) data[2 * i + offset] = 0;
  for (let i = begin; i < end; i += 1)
    data[2 * i + offset] = (samples[start + i] ?? 0) * (window[i] ?? 0);
  for (let i = Math.max(0, end); i < window.length; i += 1) data[2 * i + offset] = 0;
}

/** Parts the transform of a + ib into the magnitudes of both, by the symmetry that transforms of real values have. */
function part(out: Float64Array, first: Float32Array, second: Float32Array): void {
  const bins = first.length;
  for (let bin = 0; bin < bins; bin += 1) {
    const mirror = bin === 0 ? 0 : 2 * (2 * bins - bin);
    const re = out[2 * bin] ?? 0;
    const im = out[2 * bin + 1] ?? 0;
    const mirrorRe = out[mirror] ?? 0;
    const mirrorIm = out[mirror + 1] ?? 0;
    const aRe = re + mirrorRe;
    const aIm = im - mirrorIm;
    const bRe = im + mirrorIm;
    const bIm = mirrorRe - re;
    first[bin] = 0.5 * Math.sqrt(aRe * aRe + aIm * aIm);
    second[bin] = 0.5 * Math.sqrt(bRe * bRe + bIm * bIm);
  }
}
