import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAutocorrelation } from "./autocorrelation.ts";

/** By the plain formula. */
function plain(window: Float32Array, lag: number): number {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
  const product = (by: number) => {
    let sum = 0;
    for (let i = by; i < window.length; i += 1)
      sum += ((window[i] ?? 0) - mean) * ((window[i - by] ?? 0) - mean);
    return sum / (window.length - by);
  };
  return product(lag) / product(0);
}

describe("autocorrelation", () => {
  it.each([2, 7, 31, 32, 33, 100])("of %i values is that of the plain formula", (size) => {
    const longest = Math.ceil(size / 2);
    const correlate = createAutocorrelation(size, longest);
    const values = fc.array(fc.integer({ min: -100, max: 100 }), {
      minLength: size,
      maxLength: size,
    });
    fc.assert(
      fc.property(values, (values) => {
        fc.pre(new Set(values).size > 1);
        const window = Float32Array.from(values);
        for (const [lag, strength] of correlate(window).entries())
          expect(strength).toBeCloseTo(plain(window, lag), 4);
      }),
    );
  });

  it("is great where a pulse comes back", () => {
    const pulse = Float32Array.from({ length: 60 }, (_, i) => (i % 12 === 0 ? 1 : 0));
    const strengths = createAutocorrelation(60, 30)(pulse);
    expect(strengths[12]).toBeCloseTo(1, 5);
    expect(strengths[24]).toBeCloseTo(1, 5);
    expect(strengths[6]).toBeLessThan(0);
  });

  it("is nothing where nothing is played", () => {
    const flat = new Float32Array(10).fill(0.5);
    expect(createAutocorrelation(10, 4)(flat)).toEqual(new Float32Array(5));
  });

  it("is nothing after lags that are longer than what is played", () => {
    const strengths = createAutocorrelation(4, 7)(Float32Array.of(0, 1, 0, 1));
    expect(strengths.slice(4)).toEqual(new Float32Array(4));
    expect(strengths[2]).toBeGreaterThan(0);
  });

  it("is nothing of nothing", () => {
    expect(createAutocorrelation(0, 0)(new Float32Array(0))).toEqual(new Float32Array(1));
  });
});
