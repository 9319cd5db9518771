import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_RATE } from "./onsets.ts";
import { playedAt, steadyTime } from "./steadied.ts";

const curveOf = (tempi: readonly number[]) => ({
  times: tempi.map((_, i) => 2 + i / 2),
  tempi: tempi.map(Math.log),
  gain: 1,
});

describe("time that is made steady", () => {
  it("is what it was where the tempo is kept", () => {
    const map = steadyTime(curveOf([120, 120, 120]), 500);
    expect(playedAt(map, 123.25)).toBeCloseTo(123.25, 6);
  });

  it("has beats evenly apart where they were played faster and faster", () => {
    const bpmAt = (seconds: number) => 90 + 3 * seconds;
    const frames = Math.round(20 * FRAME_RATE);
    const curve = curveOf(Array.from({ length: 33 }, (_, i) => bpmAt(2 + i / 2)));
    const map = steadyTime(curve, frames);
    const steps = [150, 500, 850].map((steady) => {
      const from = playedAt(map, steady);
      return { bpm: bpmAt(from / FRAME_RATE), length: playedAt(map, steady + 40) - from };
    });
    const lengths = steps.map(({ length }) => length);
    // What lasts as long in the steady song was played in less and less time.
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    const beats = steps.map(({ bpm, length }) => length * bpm);
    expect(Math.max(...beats) / Math.min(...beats)).toBeLessThan(1.02);
  });

  it("never goes back, and leaves nothing out", () => {
    const tempo = fc.double({ min: 45, max: 240, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(tempo, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 2, max: 900 }),
        (tempi, frames) => {
          const map = steadyTime(curveOf(tempi), frames);
          expect(map).toHaveLength(frames);
          expect(map[0]).toBeCloseTo(0, 6);
          expect(map.every((place, i) => i === 0 || place > (map[i - 1] ?? 0))).toBe(true);
          expect(map.at(-1)).toBeLessThan(frames);
          expect(map.at(-1)).toBeGreaterThan(frames - 8);
        },
      ),
    );
  });
});
