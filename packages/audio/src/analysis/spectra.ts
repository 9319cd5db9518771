/** Magnitudes of the short pieces that a sound is cut into, which overlap and are faded by a Hann window. */
import { createRealFftPair } from "./real-fft-pair.ts";

export interface Frames {
  /** Samples a frame, a power of two. */
  size: number;
  /** Samples from one frame to the next. */
  hop: number;
}

/** Is told which share is done, 0 to 1. */
export type OnProgress = (share: number) => void;

/** Frames between two words of progress: a tenth of a second of work. Even, since two are taken at once. */
const TOLD = 256;

/** Frames of a sound: the first lies around its first sample, so that frame i lies around sample i × hop. */
export function countFrames(samples: Float32Array, { hop }: Frames): number {
  return samples.length === 0 ? 0 : Math.floor((samples.length - 1) / hop) + 1;
}

/**
 * Hands each frame's magnitudes to `take`, from 0 Hz on, as many as are wanted of those to half the sample rate; a sine of
 * amplitude 1 has one of about 0.5. The array is used again for the next frame.
 */
export function eachSpectrum(
  samples: Float32Array,
  { size, hop, bins }: Frames & { bins: number },
  take: (magnitudes: Float32Array, index: number) => void,
  onProgress: OnProgress = () => {},
): void {
  const fourier = createRealFftPair(hannWindow(size));
  const edge = new Float32Array(size + hop);
  const out = { one: new Float32Array(bins), two: new Float32Array(bins) };
  const count = countFrames(samples, { size, hop });
  for (let index = 0; index < count; index += 2) {
    const start = index * hop - size / 2;
    if (start >= 0 && start + edge.length <= samples.length) {
      fourier.transform(samples, start, start + hop, out);
    } else {
      edge.fill(0);
      edge.set(samples.subarray(Math.max(0, start), start + edge.length), Math.max(0, -start));
      fourier.transform(edge, 0, hop, out);
    }
    take(out.one, index);
    if (index + 1 < count) take(out.two, index + 1);
    if (index % TOLD === 0) onProgress(index / count);
  }
}

/** The window's sum is 1. */
function hannWindow(size: number): Float64Array {
  return Float64Array.from(
    { length: size },
    (_, i) => (1 - Math.cos((2 * Math.PI * i) / size)) / size,
  );
}
