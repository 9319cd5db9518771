import { describe, expect, it } from "vitest";
import { fitsMemory } from "./memory-limit.ts";

describe("a recording to be played from memory", () => {
  it("takes at most a quarter of a gigabyte", () => {
    expect(fitsMemory(12 * 60, 44_100)).toBe(true);
    expect(fitsMemory(13 * 60, 44_100)).toBe(false);
  });

  it("is shorter where there are more samples in a second", () => {
    expect(fitsMemory(12 * 60, 48_000)).toBe(false);
    expect(fitsMemory(6 * 60, 96_000)).toBe(false);
  });

  it("is not one whose length nobody knows", () => {
    expect(fitsMemory(null, 44_100)).toBe(false);
  });
});
