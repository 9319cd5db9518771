import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GREATEST_BOOST, levellingGain } from "./loudness.ts";

describe("the levelling of a recording", () => {
  it("leaves one at −16 LUFS as it is", () => {
    expect(levellingGain(-16)).toBe(1);
  });

  it("halves one that is 6 dB too loud", () => {
    expect(levellingGain(-10)).toBeCloseTo(0.501, 3);
  });

  it("raises a quiet one, by 9 dB at most", () => {
    expect(levellingGain(-22)).toBeCloseTo(1.995, 3);
    expect(levellingGain(-25)).toBeCloseTo(2.818, 3);
    expect(levellingGain(-60)).toBeCloseTo(2.818, 3);
  });

  it("leaves alone what has not been measured", () => {
    expect(levellingGain(null)).toBe(1);
    expect(levellingGain(Number.NEGATIVE_INFINITY)).toBe(1);
  });

  it("is never more than the greatest boost, never nothing, and less the louder it is", () => {
    const lufs = fc.double({ min: -100, max: 20, noNaN: true });
    fc.assert(
      fc.property(lufs, lufs, (one, other) => {
        const [quiet, loud] = one < other ? [one, other] : [other, one];
        expect(levellingGain(quiet)).toBeLessThanOrEqual(10 ** (GREATEST_BOOST / 20));
        expect(levellingGain(loud)).toBeGreaterThan(0);
        expect(levellingGain(quiet)).toBeGreaterThanOrEqual(levellingGain(loud));
      }),
    );
  });
});
