import { describe, expect, it } from "vitest";
import { soundingChord } from "./sounding-chord.ts";

describe("the chord of a line that sounds", () => {
  it("is the one with the root and the third that are heard, whatever else the chart says of it", () => {
    expect(soundingChord(["Em7", "A7"], "Em", 0.9)).toBe(0);
    expect(soundingChord(["Em7", "A7/C#"], "A", 0.1)).toBe(1);
    expect(soundingChord(["Bb", "D5"], "A#", 0)).toBe(0);
    expect(soundingChord(["Bb", "D5"], "Dm", 0)).toBe(1);
  });

  it("is none where the recording has another one than the chart", () => {
    expect(soundingChord(["Em7", "A7"], "Bm7", 0)).toBeNull();
    expect(soundingChord(["E", "A"], "Em", 0)).toBeNull();
    expect(soundingChord(["E", "N.C."], "N", 0)).toBeNull();
    expect(soundingChord([], "E", 0)).toBeNull();
  });

  it("is the nearest of those that are alike", () => {
    expect(soundingChord(["E", "A", "E"], "E", 0.1)).toBe(0);
    expect(soundingChord(["E", "A", "E"], "E", 0.8)).toBe(2);
  });
});
