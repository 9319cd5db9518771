import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimateBy2 } from "./decimate.ts";

const RATE = 22_050;
const WEIGHTS = [9, 0, -44, 0, 208, 346, 208, 0, -44, 0, 9];

const sine = (hertz: number, rate: number, length: number) =>
  Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));

/** The greatest difference, the edges aside. */
function difference(one: Float32Array, other: Float32Array): number {
  let greatest = 0;
  for (let i = 10; i < one.length - 10; i += 1)
    greatest = Math.max(greatest, Math.abs((one[i] ?? 0) - (other[i] ?? 0)));
  return greatest;
}

describe("a sound at half its sample rate", () => {
  it.each([50, 440, 1000, 2100])("has a tone of %i Hz as it was", (hertz) => {
    const half = decimateBy2(sine(hertz, RATE, 4000));
    expect(difference(half, sine(hertz, RATE / 2, 2000))).toBeLessThan(0.01);
  });

  it.each([8925, 9500, 10_500])(
    "has nothing of %i Hz, which would fold back among the notes",
    (hertz) => {
      const half = decimateBy2(sine(hertz, RATE, 4000));
      expect(difference(half, new Float32Array(2000))).toBeLessThan(0.004);
    },
  );

  it("has silence around it", () => {
    const half = decimateBy2(Float32Array.of(0, 692, 0, 0, 0, 0, 0));
    expect([...half].map(Math.round)).toEqual([208, 208, -44]);
  });

  it("is the same filter at each place, at the edges too", () => {
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 40, min: -1, max: 1, noNaN: true }), (samples) => {
        for (const [index, value] of decimateBy2(samples).entries()) {
          const at = (place: number) => samples[2 * index + place] ?? 0;
          const weighed = WEIGHTS.reduce((sum, weight, i) => sum + weight * at(i - 5), 0);
          expect(value).toBeCloseTo(weighed / 692, 5);
        }
      }),
    );
  });

  it("has half as many samples", () => {
    expect(decimateBy2(new Float32Array(44_101))).toHaveLength(22_050);
  });
});
