import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearest, snapped } from "./snap.ts";

const beats = { detectedBeats: [0.1, 0.6, 1.1, 1.6, 2.1], barPositions: [0.1, 2.1] };

describe("snapping", () => {
  it("off leaves a time where it is", () => {
    expect(snapped(0.7, { ...beats, snapTo: "off" })).toBe(0.7);
  });

  it("goes to the next beat", () => {
    expect(snapped(0.7, { ...beats, snapTo: "beats" })).toBe(0.6);
    expect(snapped(0.9, { ...beats, snapTo: "beats" })).toBe(1.1);
  });

  it("goes to the next bar", () => {
    expect(snapped(0.9, { ...beats, snapTo: "bars" })).toBe(0.1);
    expect(snapped(9, { ...beats, snapTo: "bars" })).toBe(2.1);
  });

  it("leaves a time where it is while no beats are known", () => {
    expect(snapped(0.7, { detectedBeats: [], barPositions: [], snapTo: "beats" })).toBe(0.7);
  });

  it("finds the nearest of all", () => {
    const times = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 400, noNaN: true }), (unsorted, time) => {
        const sorted = unsorted.toSorted((a, b) => a - b);
        const least = Math.min(...sorted.map((one) => Math.abs(one - time)));
        expect(Math.abs(nearest(time, sorted) - time)).toBe(least);
      }),
    );
  });
});
