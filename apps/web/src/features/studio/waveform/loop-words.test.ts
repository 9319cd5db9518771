import { describe, expect, it } from "vitest";
import { loopWords } from "./loop-words.ts";

const beats = Array.from({ length: 40 }, (_, index) => 1 + index / 2);
const grid = { beats, bars: beats.filter((_, index) => index % 4 === 0) };

describe("a loop", () => {
  it("counts its bars", () => {
    expect(loopWords({ start: 1, end: 17 }, grid)).toBe("Loop · 8 bars");
    expect(loopWords({ start: 3.05, end: 4.95 }, grid)).toBe("Loop · 1 bar");
  });

  it("counts the last bar of the recording", () => {
    expect(loopWords({ start: 17, end: 21 }, grid)).toBe("Loop · 2 bars");
  });

  it("counts its beats where it is no whole bars", () => {
    expect(loopWords({ start: 1.5, end: 3 }, grid)).toBe("Loop · 3 beats");
  });

  it("says its seconds where it meets no beats, or none were found", () => {
    expect(loopWords({ start: 1.2, end: 13.7 }, grid)).toBe("Loop · 12.5 s");
    expect(loopWords({ start: 1, end: 6 }, { beats: [], bars: [] })).toBe("Loop · 5.0 s");
  });
});
