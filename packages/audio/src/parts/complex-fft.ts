/** The Fourier transform of a complex frame and its inverse, both by the steps of the analysis. */
import { type Complex, stepByFours, turnsOf } from "../analysis/real-fft-pair.ts";

export interface ComplexFft {
  /** The transform of `frame`, which is written over. What is answered is so with the next call. */
  forward(frame: Complex): Complex;
  /** Not divided by the size. */
  inverse(frame: Complex): Complex;
}

/** `size`: a power of four. */
export function createComplexFft(size: number): ComplexFft {
  const turns = turnsOf(size);
  const spare = complexOf(size);

  function forward(frame: Complex): Complex {
    let from = frame;
    let to = spare;
    for (let step = 1; step < size; step <<= 2) {
      stepByFours(step, turns, from, to);
      [from, to] = [to, from];
    }
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
