import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createComplexFft } from "./complex-fft.ts";
import type { Complex } from "./real-fft-pair.ts";

const value = fc.double({ min: -1, max: 1, noNaN: true });
const frameOf = (size: number) =>
  fc.array(fc.tuple(value, value), { minLength: size, maxLength: size }).map((values) => ({
    re: Float64Array.from(values, ([re]) => re),
    im: Float64Array.from(values, ([, im]) => im),
  }));

const copyOf = ({ re, im }: Complex) => ({ re: re.slice(), im: im.slice() });

/** By the plain formula. */
function valueAt({ re, im }: Complex, bin: number): { re: number; im: number } {
  const out = { re: 0, im: 0 };
  for (let i = 0; i < re.length; i += 1) {
    const angle = (-2 * Math.PI * bin * i) / re.length;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    out.re += (re[i] ?? 0) * cos - (im[i] ?? 0) * sin;
    out.im += (re[i] ?? 0) * sin + (im[i] ?? 0) * cos;
  }
  return out;
}

describe.each([1, 2, 4, 8, 16, 32, 64, 128])("the transform of %i complex values", (size) => {
  const fft = createComplexFft(size);

  it("is that of the plain formula", () => {
    fc.assert(
      fc.property(frameOf(size), (frame) => {
        const { re, im } = fft.forward(copyOf(frame));
        for (let bin = 0; bin < size; bin += 1) {
          const wanted = valueAt(frame, bin);
          expect(re[bin]).toBeCloseTo(wanted.re, 9);
          expect(im[bin]).toBeCloseTo(wanted.im, 9);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("goes back to the values, times their number", () => {
    fc.assert(
      fc.property(frameOf(size), (frame) => {
        const { re, im } = fft.inverse(copyOf(fft.forward(copyOf(frame))));
        for (let i = 0; i < size; i += 1) {
          expect(re[i]).toBeCloseTo(size * (frame.re[i] ?? 0), 9);
          expect(im[i]).toBeCloseTo(size * (frame.im[i] ?? 0), 9);
        }
      }),
      { numRuns: 20 },
    );
  });
});
