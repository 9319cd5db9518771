import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barLevels, barsBetween, loudestOf } from "./bar-levels.ts";

/** Two seconds: a quiet one and a loud one. */
const coarse = Int8Array.from({ length: 80 }, (_, index) => (index < 40 ? 20 : 80));
const fine = Int8Array.from({ length: 800 }, (_, index) => (index < 400 ? 20 : 80));

describe("the bars of a recording", () => {
  it("are as high as the loudest that falls into them, the loudest of all at full height", () => {
    const levels = barLevels(
      { coarse, fine: null },
      { pixels: 5, first: 0, count: 3, loudest: 80 },
    );
    expect([...levels]).toEqual([0.25, 1, 1]);
  });

  it("come from the fine peaks when looked at closely", () => {
    const peaks = { coarse: new Int8Array(80), fine };
    expect([...barLevels(peaks, { pixels: 100, first: 30, count: 1, loudest: 80 })]).toEqual([1]);
    expect([...barLevels(peaks, { pixels: 40, first: 15, count: 1, loudest: 80 })]).toEqual([0]);
  });

  it("are flat for silence, and behind the end", () => {
    const silence = { coarse: new Int8Array(80), fine: null };
    expect([...barLevels(silence, { pixels: 5, first: 0, count: 2, loudest: 0 })]).toEqual([0, 0]);
    const late = { pixels: 5, first: 100, count: 2, loudest: 80 };
    expect([...barLevels({ coarse, fine: null }, late)]).toEqual([0, 0]);
  });

  it("are the same wherever the stretch begins that is drawn", () => {
    fc.assert(
      fc.property(
        fc.int8Array({ minLength: 40, maxLength: 400 }),
        fc.integer({ min: 5, max: 200 }),
        fc.nat({ max: 60 }),
        (values, pixels, first) => {
          const peaks = { coarse: values, fine: null };
          const loudest = loudestOf(values);
          const whole = barLevels(peaks, { pixels, first: 0, count: 80, loudest });
          const part = barLevels(peaks, { pixels, first, count: 20, loudest });
          expect([...part]).toEqual(Array.from(whole.slice(first, first + 20)));
        },
      ),
    );
  });
});

describe("the bars of a stretch of pixels", () => {
  it("are all that touch it", () => {
    expect(barsBetween(0, 8)).toEqual({ first: 0, count: 2 });
    expect(barsBetween(6, 13)).toEqual({ first: 1, count: 3 });
  });

  it("begin with the recording", () => {
    expect(barsBetween(-20, 4)).toEqual({ first: 0, count: 1 });
  });
});
