import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tempoOfTaps, withTap } from "./tap-tempo.ts";

const tapped = (times: readonly number[]) => times.reduce<readonly number[]>(withTap, []);

describe("a tapped tempo", () => {
  it("is nothing before the second tap", () => {
    expect(tempoOfTaps([])).toBeNull();
    expect(tempoOfTaps(tapped([1000]))).toBeNull();
  });

  it("is the beats a minute of even taps", () => {
    expect(tempoOfTaps(tapped([0, 500]))).toBe(120);
    expect(tempoOfTaps(tapped([0, 750, 1500, 2250]))).toBe(80);
  });

  it("is the median gap, so that one slip does not count", () => {
    expect(tempoOfTaps(tapped([0, 500, 1000, 1900, 2400, 2900]))).toBe(120);
    expect(tempoOfTaps(tapped([0, 400, 1000]))).toBe(120);
  });

  it("follows the last taps where somebody changes the tempo", () => {
    const slow = Array.from({ length: 9 }, (_, index) => index * 1000);
    const fast = Array.from({ length: 9 }, (_, index) => 8000 + (index + 1) * 500);
    expect(tempoOfTaps(tapped([...slow, ...fast]))).toBe(120);
  });

  it("begins again after a pause of more than two seconds", () => {
    expect(tapped([0, 500, 2501])).toEqual([2501]);
    expect(tapped([0, 500, 2500])).toEqual([0, 500, 2500]);
  });

  it("stays between 20 and 400 beats a minute, whatever the taps", () => {
    const times = fc.array(fc.nat({ max: 3000 }), { maxLength: 40 });
    fc.assert(
      fc.property(times, (gaps) => {
        let now = 0;
        const tempo = tempoOfTaps(tapped(gaps.map((gap) => (now += gap))));
        expect(tempo === null || (tempo >= 20 && tempo <= 400 && Number.isInteger(tempo))).toBe(
          true,
        );
      }),
    );
  });
});
