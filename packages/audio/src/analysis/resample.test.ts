import { describe, expect, it } from "vitest";
import { resample } from "./resample.ts";

const sine = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / rate),
  );

/** The greatest difference, the edges aside. */
function difference(one: Float32Array, other: Float32Array): number {
  const edge = 400;
  let greatest = 0;
  for (let i = edge; i < Math.min(one.length, other.length) - edge; i += 1)
    greatest = Math.max(greatest, Math.abs((one[i] ?? 0) - (other[i] ?? 0)));
  return greatest;
}

describe("a sound at another sample rate", () => {
  it.each([8_000, 16_000, 22_050, 32_000, 48_000, 88_200, 96_000])(
    "is the same tone when it came at %i Hz",
    (rate) => {
      expect(difference(resample(sine(1000, rate), rate, 44_100), sine(1000, 44_100))).toBeLessThan(
        0.01,
      );
    },
  );

  it("has nothing of what is too high for it", () => {
    const low = resample(sine(9000, 44_100), 44_100, 11_025);
    expect(difference(low, new Float32Array(low.length))).toBeLessThan(0.01);
  });

  it("lasts as long", () => {
    expect(resample(new Float32Array(48_000), 48_000, 44_100)).toHaveLength(44_100);
  });
});
