import { describe, expect, it } from "vitest";
import { PARTS } from "./bar-profile.ts";
import { refineBeats } from "./beat-refining.ts";

const PERIOD = 48;
const COUNT = 60;
const beats = Array.from({ length: COUNT }, (_, beat) => (beat + 1) * PERIOD);

/** Where a grid lies against the beats there are, as a share of a beat from −0.5 to 0.5, the ends aside. */
function offsets(grid: readonly number[]): number[] {
  return grid
    .filter((frame) => frame > 2 * PERIOD && frame < (COUNT - 1) * PERIOD)
    .map((frame) => frame / PERIOD - Math.round(frame / PERIOD));
}

describe("a grid that has slipped to the off-beats for a while", () => {
  // A kick on each beat, a hi-hat as loud half-way between; from beat 25 to 34 there is the hi-hat alone.
  const parts = Array.from({ length: PARTS }, () => new Float32Array((COUNT + 2) * PERIOD));
  for (const [i, beat] of beats.entries()) {
    if (i < 25 || i >= 35) (parts[0] ?? new Float32Array(0))[beat] = 4;
    (parts[PARTS - 1] ?? new Float32Array(0))[beat + PERIOD / 2] = 4;
  }
  const none = new Float32Array(0);
  const strengths = { all: none, low: none, middle: none, sharp: none, parts };
  const slipped = beats.map((beat, i) => (i >= 25 && i < 35 ? beat + PERIOD / 2 : beat));

  it("is brought back to the beat by what the rest of the song plays", () => {
    const refined = refineBeats(slipped, strengths);
    expect(refined.length).toBeGreaterThan(COUNT - 3);
    expect(Math.max(...offsets(refined).map(Math.abs))).toBeLessThan(0.05);
  });
});
