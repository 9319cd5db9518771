import { describe, expect, it } from "vitest";
import { createStereoWidthDetector } from "./stereo-width.ts";

describe("whether the centre can be taken away", () => {
  it("is believed of a recording that has not sounded yet", () => {
    const verdict = createStereoWidthDetector();
    expect(times(100, () => verdict.add({ middle: 0, side: 0 }))).toBe(true);
  });

  it("is denied where a while of sound was alike on both sides", () => {
    const verdict = createStereoWidthDetector();
    expect(verdict.add({ middle: 0.1, side: 0 })).toBe(true);
    expect(times(19, () => verdict.add({ middle: 0.1, side: 0.000_001 }))).toBe(false);
  });

  it("is found as soon as the sides differ, and stays", () => {
    const verdict = createStereoWidthDetector();
    times(30, () => verdict.add({ middle: 0.1, side: 0 }));
    expect(verdict.add({ middle: 0.1, side: 0.01 })).toBe(true);
    expect(times(30, () => verdict.add({ middle: 0.1, side: 0 }))).toBe(true);
  });
});

function times<T>(count: number, act: () => T): T {
  let last = act();
  for (let time = 1; time < count; time += 1) last = act();
  return last;
}
