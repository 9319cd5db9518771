/**
 * A stereo sound, cut into frames that overlap, changed as spectra, and put together again. Left and right are the real and
 * the imaginary part of one transform. A frame is changed only once some that follow it are known.
 */
import type { Complex } from "../analysis/real-fft-pair.ts";
import { complexOf, createComplexFft } from "../analysis/complex-fft.ts";

export interface SpectralStream {
  /** Samples from what goes in to what comes out. */
  readonly latency: number;
  /** Blocks of any length, the same for all. */
  process(input: StereoBlock, output: StereoBlock): void;
}

export interface StereoBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface SpectralStreamOptions {
  /** Samples of a frame, a power of four. */
  size: number;
  /** Samples from one frame to the next: a quarter of a frame. */
  hop: number;
  /** Frames that are known before one is changed. */
  ahead: number;
  /** Takes a look at each spectrum as it comes. */
  onFrame: (spectrum: Complex) => void;
  /** Changes the spectrum that came `ahead` frames ago. */
  change: (spectrum: Complex) => void;
}

export function createSpectralStream(options: SpectralStreamOptions): SpectralStream {
  const { size, hop, ahead, onFrame, change } = options;
  const fft = createComplexFft(size);
  // Once on the way in and once on the way out: what overlaps adds up to two.
  const fade = Float64Array.from({ length: size }, (_, index) =>
    Math.sin((Math.PI * index) / size),
  );
  const heard = { left: new Float32Array(size), right: new Float32Array(size) };
  const made = { left: new Float32Array(size), right: new Float32Array(size) };
  const spectra = Array.from({ length: ahead + 1 }, () => complexOf(size));
  const frame = complexOf(size);
  let frames = 0;
  /** Of the hop that is being filled. */
  let filled = 0;

  function analyse(): void {
    for (let index = 0; index < size; index += 1) {
      const weight = fade[index] ?? 0;
      frame.re[index] = (heard.left[index] ?? 0) * weight;
      frame.im[index] = (heard.right[index] ?? 0) * weight;
    }
    const kept = spectra[frames % spectra.length];
    if (!kept) return;
    const { re, im } = fft.forward(frame);
    kept.re.set(re);
    kept.im.set(im);
    onFrame(kept);
  }

  function synthesise(): void {
    const spectrum = spectra[(frames + 1) % spectra.length];
    made.left.copyWithin(0, hop);
    made.right.copyWithin(0, hop);
    made.left.fill(0, size - hop);
    made.right.fill(0, size - hop);
    if (!spectrum) return;
    change(spectrum);
    const { re, im } = fft.inverse(spectrum);
    const scale = 1 / (2 * size);
    for (let index = 0; index < size; index += 1) {
      const weight = (fade[index] ?? 0) * scale;
      made.left[index] = (made.left[index] ?? 0) + (re[index] ?? 0) * weight;
      made.right[index] = (made.right[index] ?? 0) + (im[index] ?? 0) * weight;
    }
  }

  function turn(): void {
    analyse();
    synthesise();
    frames += 1;
    heard.left.copyWithin(0, hop);
    heard.right.copyWithin(0, hop);
    filled = 0;
  }

  return {
    latency: size + ahead * hop,
    process(input, output) {
      const { length } = input.left;
      let done = 0;
      while (done < length) {
        const count = Math.min(length - done, hop - filled);
        output.left.set(made.left.subarray(filled, filled + count), done);
        output.right.set(made.right.subarray(filled, filled + count), done);
        heard.left.set(input.left.subarray(done, done + count), size - hop + filled);
        heard.right.set(input.right.subarray(done, done + count), size - hop + filled);
        done += count;
        filled += count;
        if (filled === hop) turn();
      }
    },
  };
}
