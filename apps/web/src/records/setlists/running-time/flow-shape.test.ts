import { describe, expect, it } from "vitest";
import { curvePath, ratingHeight, tempoHeight } from "./flow-shape.ts";

describe("the curves of a set", () => {
  it("rise with the tempo, and stay in the picture", () => {
    expect(tempoHeight(120)).toBe(0.5);
    expect(tempoHeight(300)).toBe(1);
    expect(tempoHeight(20)).toBeGreaterThan(0);
    expect([tempoHeight(null), tempoHeight(0)]).toEqual([null, null]);
  });

  it("rise with the rating", () => {
    expect([ratingHeight(null), ratingHeight(0), ratingHeight(10)]).toEqual([null, 0, 1]);
  });

  it("go through the middles of the songs and break where nothing is known", () => {
    expect(curvePath([0, 1, null, 0.5], 10, 20)).toBe("M5 20L15 0M35 10");
    expect(curvePath([], 10, 20)).toBe("");
  });
});
