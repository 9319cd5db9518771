import { describe, expect, it } from "vitest";
import { atOrAbove, hertz, pitchClass } from "./pitch.ts";

describe("pitches", () => {
  it("are tuned to 440 hertz for the A above middle C", () => {
    expect(hertz(69)).toBe(440);
    expect(hertz(57)).toBe(220);
    expect(hertz(60)).toBeCloseTo(261.626, 3);
  });

  it("have a class that the accidental moves", () => {
    expect(pitchClass("Ab")).toBe(8);
    expect(pitchClass("F#")).toBe(6);
    expect(pitchClass("Cb")).toBe(11);
    expect(() => pitchClass("X")).toThrow(RangeError);
  });

  it("are found upwards from a note, that note included", () => {
    expect(atOrAbove(4, 40)).toBe(40);
    expect(atOrAbove(3, 40)).toBe(51);
  });
});
