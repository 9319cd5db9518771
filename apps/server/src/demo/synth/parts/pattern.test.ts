import { describe, expect, it } from "vitest";
import { readPattern } from "./pattern.ts";

describe("a pattern", () => {
  it("divides each bar evenly, and holds lengthen what came before", () => {
    expect(readPattern("x-.x", 1, 4)).toEqual([
      { sign: "x", start: 0, beats: 2 },
      { sign: "x", start: 3, beats: 1 },
    ]);
  });

  it("begins again until the section is full", () => {
    expect(readPattern("a.|b.", 3, 4).map(({ sign, start }) => [sign, start])).toEqual([
      ["a", 0],
      ["b", 4],
      ["a", 8],
    ]);
  });

  it("holds over the bar line", () => {
    expect(readPattern("x-|-.", 2, 4)).toEqual([{ sign: "x", start: 0, beats: 6 }]);
  });

  it("takes three in a bar as well as four", () => {
    expect(readPattern("xxx", 1, 3).map(({ start }) => start)).toEqual([0, 1, 2]);
  });
});
