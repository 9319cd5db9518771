import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedTempo, doubled, halved, nudged } from "./tempo-rule.ts";

const steady = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, i) => i * seconds);

describe("a tempo", () => {
  it("is the median of the intervals", () => {
    expect(acceptedTempo(steady(8, 0.5))).toBe(120);
  });

  it("needs eight beats", () => {
    expect(acceptedTempo(steady(7, 0.5))).toBeNull();
  });

  it("needs four intervals that agree", () => {
    expect(acceptedTempo([0, 0.3, 0.8, 1.5, 2.4, 3.5, 4.8, 6.3, 8])).toBeNull();
  });

  it("is 40 to 260 beats a minute", () => {
    expect(acceptedTempo(steady(12, 60 / 41))).toBeCloseTo(41);
    expect(acceptedTempo(steady(12, 60 / 259))).toBeCloseTo(259);
    expect(acceptedTempo(steady(12, 60 / 39))).toBeNull();
    expect(acceptedTempo(steady(12, 60 / 261))).toBeNull();
  });
});

describe("a member's hand on the beats", () => {
  it("doubles them", () => {
    expect(doubled([1, 2, 3.5])).toEqual([1, 1.5, 2, 2.75, 3.5]);
  });

  it("halves them", () => {
    expect(halved([1, 2, 3, 4, 5])).toEqual([1, 3, 5]);
  });

  it("moves them by half a beat", () => {
    expect(nudged([1, 2, 4])).toEqual([1.5, 3, 5]);
  });

  it("gives the beats back when doubled and then halved", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 })), (beats) => {
        expect(halved(doubled(beats))).toEqual(beats);
      }),
    );
  });
});
