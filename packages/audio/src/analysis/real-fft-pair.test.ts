import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRealFftPair } from "./real-fft-pair.ts";

/** By the plain formula. */
function magnitudeOf(frame: Float32Array, window: Float64Array, bin: number): number {
  let re = 0;
  let im = 0;
  for (const [i, sample] of frame.entries()) {
    const angle = (2 * Math.PI * bin * i) / frame.length;
    re += sample * (window[i] ?? 0) * Math.cos(angle);
    im -= sample * (window[i] ?? 0) * Math.sin(angle);
  }
  return Math.hypot(re, im);
}

const valuesOf = (length: number) =>
  fc.float32Array({ minLength: length, maxLength: length, min: -1, max: 1, noNaN: true });

describe("the transform of two frames at once", () => {
  it.each([8, 16, 32, 64, 128, 256])("of %i samples has the magnitudes of each", (size) => {
    const hop = 3;
    fc.assert(
      fc.property(valuesOf(size), valuesOf(size + hop), (weights, samples) => {
        const window = Float64Array.from(weights);
        const out = { one: new Float32Array(size / 2), two: new Float32Array(size / 2) };
        createRealFftPair(window).transform(samples, 0, hop, out);
        for (let bin = 0; bin < size / 2; bin += 1) {
          expect(out.one[bin]).toBeCloseTo(magnitudeOf(samples.slice(0, size), window, bin), 4);
          expect(out.two[bin]).toBeCloseTo(magnitudeOf(samples.slice(hop), window, bin), 4);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("gives as many magnitudes as there is room for", () => {
    const samples = Float32Array.from({ length: 16 }, (_, i) => Math.cos((2 * Math.PI * i) / 16));
    const out = { one: new Float32Array(2), two: new Float32Array(2) };
    createRealFftPair(new Float64Array(16).fill(1 / 16)).transform(samples, 0, 0, out);
    expect(out.one[1]).toBeCloseTo(0.5, 6);
    expect(out.two[1]).toBeCloseTo(0.5, 6);
  });
});
