import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correlation, correlationWithEvery } from "./statistics.ts";

describe("correlation with some values, evenly apart", () => {
  it("is Pearson's with a list of noughts and ones", () => {
    const values = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { maxLength: 40 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 6 }), fc.nat(5), (values, step, offset) => {
        const first = offset % step;
        const ones = values.map((_, i) => (i % step === first ? 1 : 0));
        expect(correlationWithEvery(values, step, first)).toBeCloseTo(correlation(values, ones), 6);
      }),
    );
  });

  it("is all where those alone are louder", () => {
    expect(correlationWithEvery([0, 3, 0, 0, 3, 0, 0, 3, 0], 3, 1)).toBeCloseTo(1, 9);
    expect(correlationWithEvery([0, 3, 0, 0, 3, 0, 0, 3, 0], 3, 0)).toBeLessThan(0);
  });

  it("is nothing where the values do not vary", () => {
    expect(correlationWithEvery([2, 2, 2, 2], 2, 0)).toBe(0);
    expect(correlationWithEvery([], 3, 0)).toBe(0);
  });
});
