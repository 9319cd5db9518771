import { describe, expect, it } from "vitest";
import { FRAME_RATE } from "./onsets.ts";
import { tempoCurve } from "./tempo-curve.ts";

const SECONDS = 60;

/** A stroke on each beat, at the tempo that there is at its time. */
function strokes(bpmAt: (seconds: number) => number): Float32Array {
  const strengths = new Float32Array(Math.round(SECONDS * FRAME_RATE));
  for (let time = 0.3; time < SECONDS; time += 60 / bpmAt(time))
    for (const [off, share] of [0.4, 1, 0.4].entries())
      strengths[Math.round(time * FRAME_RATE) + off - 1] = 3 * share;
  return strengths;
}

describe("the curve of a tempo", () => {
  it("is flat where it is kept, and gains nothing", () => {
    const { tempi, gain } = tempoCurve(strokes(() => 118));
    expect(Math.max(...tempi) - Math.min(...tempi)).toBeLessThan(0.02);
    expect(gain).toBeLessThan(0.05);
  });

  it("goes up and down with players who keep none", () => {
    const bpmAt = (seconds: number) => 110 * (1 + 0.2 * Math.sin((2 * Math.PI * seconds) / 24));
    const { times, tempi, gain } = tempoCurve(strokes(bpmAt));
    expect(gain).toBeGreaterThan(0.3);
    // Of the pulse or its double, whichever it follows.
    const ratios = tempi.map((tempo, i) => tempo - Math.log(bpmAt(times[i] ?? 0)));
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(0.12);
  });

  it("is nothing where nothing is heard", () => {
    expect(tempoCurve(new Float32Array(0)).gain).toBe(0);
    expect(tempoCurve(new Float32Array(900)).gain).toBe(0);
  });
});
