import { describe, expect, it } from "vitest";
import { isLong, leavesLoop, secondsLeft } from "./loop.ts";

const LOOP = { start: 10, end: 12 };

describe("a loop", () => {
  it("is nearer to its end where the recording passes faster", () => {
    expect(secondsLeft(LOOP, 11.5, 1)).toBe(0.5);
    expect(secondsLeft(LOOP, 11.5, 2)).toBe(0.25);
  });

  it("takes a twentieth of a second at least", () => {
    expect(isLong({ start: 10, end: 10.06 })).toBe(true);
    expect(isLong({ start: 10, end: 10.04 })).toBe(false);
    expect(isLong({ start: 10, end: 9 })).toBe(false);
  });

  it("is left by who goes more than 50 ms past its end", () => {
    expect(leavesLoop(LOOP, 12.04)).toBe(false);
    expect(leavesLoop(LOOP, 12.06)).toBe(true);
    expect(leavesLoop(LOOP, 3)).toBe(false);
  });
});
