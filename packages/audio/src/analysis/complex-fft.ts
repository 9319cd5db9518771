/** The Fourier transform of a complex frame and its inverse, by the steps of `real-fft-pair.ts`. */
import { type Complex, stepByFours, turnsOf } from "./real-fft-pair.ts";

export interface ComplexFft {
  /** The transform of `frame`, which is written over. What is answered is so with the next call. */
  forward(frame: Complex): Complex;
  /** Not divided by the size. */
  inverse(frame: Complex): Complex;
}

/** `size`: a power of two. */
export function createComplexFft(size: number): ComplexFft {
  const turns = turnsOf(size);
  const spare = complexOf(size);

  function forward(frame: Complex): Complex {
    let from = frame;
    let to = spare;
    let step = 1;
    for (; step <= size >> 2; step <<= 2) {
      stepByFours(step, turns, from, to);
      [from, to] = [to, from];
    }
    if (step < size) lastByTwos(from);
    return from;
  }

  return {
    forward,
    inverse({ re, im }) {
      const turned = forward({ re: im, im: re });
      return { re: turned.im, im: turned.re };
    },
  };
}

export function complexOf(size: number): Complex {
  return { re: new Float64Array(size), im: new Float64Array(size) };
}

/** What is left to do of a size that is no power of four. */
function lastByTwos({ re, im }: Complex): void {
  const half = re.length >> 1;
  for (let i = 0; i < half; i += 1) {
    const aRe = re[i] ?? 0;
    const aIm = im[i] ?? 0;
    const bRe = re[i + half] ?? 0;
    const bIm = im[i + half] ?? 0;
    re[i] = aRe + bRe;
    im[i] = aIm + bIm;
    re[i + half] = aRe - bRe;
    im[i + half] = aIm - bIm;
  }
}
