import { describe, expect, it } from "vitest";
import { wavePath } from "./wave-path.ts";

describe("a drawn waveform", () => {
  it("has one upright stroke for each level, around the middle", () => {
    expect(wavePath([1, 0.5], 20, 4)).toBe("M2 0v20M6 5v10");
  });

  it("draws silence as a short stroke, so that the line goes on", () => {
    expect(wavePath([0], 20, 4)).toBe("M2 9.5v1");
  });

  it("draws the part that is asked for, in its place", () => {
    expect(wavePath([1, 1, 1], 20, 4, 1, 2)).toBe("M6 0v20");
  });
});
