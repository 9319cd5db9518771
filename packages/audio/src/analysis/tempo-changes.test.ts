import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_RATE } from "./onsets.ts";
import { tempoChanges } from "./tempo-changes.ts";

/** Onset strength of beats in one tempo after another: `[beats a minute, seconds]`. */
function played(...parts: readonly (readonly [number, number])[]): Float32Array {
  const length = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const out = new Float32Array(Math.round(length * FRAME_RATE));
  let begin = 0;
  for (const [bpm, seconds] of parts) {
    for (let time = begin; time < begin + seconds; time += 60 / bpm) {
      const frame = Math.round(time * FRAME_RATE);
      for (const [off, strength] of [0.5, 1, 0.5].entries()) out[frame - 1 + off] = strength;
    }
    begin += seconds;
  }
  return out;
}

describe("where a song changes its tempo", () => {
  it("is told for a bridge, to a second or two", () => {
    const [into, outOf, ...more] = tempoChanges(played([120, 30], [90, 14], [120, 30]));
    expect(Math.abs((into ?? 0) - 30)).toBeLessThan(2);
    expect(Math.abs((outOf ?? 0) - 44)).toBeLessThan(2);
    expect(more).toEqual([]);
  });

  it("is nowhere where the tempo is kept", () => {
    const tempo = fc.integer({ min: 50, max: 220 });
    const seconds = fc.integer({ min: 8, max: 90 });
    fc.assert(
      fc.property(tempo, seconds, (bpm, length) => {
        expect(tempoChanges(played([bpm, length]))).toEqual([]);
      }),
    );
  });

  it("is not where it is played twice as fast or half as fast", () => {
    expect(tempoChanges(played([80, 24], [160, 24], [80, 24]))).toEqual([]);
  });

  it("is nowhere in silence, and in what is too short", () => {
    expect(tempoChanges(new Float32Array(20 * FRAME_RATE))).toEqual([]);
    expect(tempoChanges(played([120, 2]))).toEqual([]);
    expect(tempoChanges(new Float32Array(0))).toEqual([]);
  });
});
