import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barHeights } from "./bars.ts";

describe("bars of a waveform", () => {
  it("shows the loudest peak of each stretch, the loudest of all at full height", () => {
    const peaks = Int8Array.of(-10, 20, -40, 30, 0, 0, -5, 5);
    expect([...barHeights(peaks, 2)]).toEqual([1, 0.125]);
  });

  it("repeats peaks where there are more bars than peaks", () => {
    expect([...barHeights(Int8Array.of(-8, 8, -4, 4), 4)]).toEqual([1, 1, 0.5, 0.5]);
  });

  it("is flat for silence and for nothing", () => {
    expect([...barHeights(new Int8Array(8), 2)]).toEqual([0, 0]);
    expect([...barHeights(new Int8Array(0), 2)]).toEqual([0, 0]);
  });

  it("stays between 0 and 1 and fills the picture whenever there is any sound", () => {
    fc.assert(
      fc.property(
        fc.int8Array({ minLength: 2, maxLength: 400 }),
        fc.integer({ min: 1, max: 100 }),
        (peaks, bars) => {
          const heights = [...barHeights(peaks, bars)];
          expect(heights).toHaveLength(bars);
          for (const height of heights) expect(height >= 0 && height <= 1).toBe(true);
          const pairs = peaks.slice(0, Math.floor(peaks.length / 2) * 2);
          if (pairs.some((peak) => peak !== 0)) expect(Math.max(...heights)).toBe(1);
        },
      ),
    );
  });
});
