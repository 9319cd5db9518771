import { describe, expect, it } from "vitest";
import { isShifted, pitchRatio, withinReach } from "./pitch-ratio.ts";

describe("a pitch's ratio", () => {
  it("doubles with every octave", () => {
    expect(pitchRatio(12)).toBe(2);
    expect(pitchRatio(-12)).toBe(0.5);
    expect(pitchRatio(7)).toBeCloseTo(1.4983, 4);
  });

  it("stays from a quarter to four", () => {
    expect(pitchRatio(30)).toBe(4);
    expect(pitchRatio(-30)).toBe(0.25);
    expect(withinReach(30)).toBe(24);
  });

  it("is no shift within a thousandth of 1", () => {
    expect(isShifted(0)).toBe(false);
    expect(isShifted(0.017)).toBe(false);
    expect(isShifted(-0.017)).toBe(false);
    expect(isShifted(0.02)).toBe(true);
    expect(isShifted(-0.02)).toBe(true);
  });
});
