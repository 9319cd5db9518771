import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atWorkingRate, WORKING_RATE } from "./working-rate.ts";

const NONSENSE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

const sine = (sampleRate: number) =>
  Float32Array.from({ length: sampleRate / 10 }, (_, i) =>
    Math.sin((2 * Math.PI * 441 * i) / sampleRate),
  );

describe.each([8000, 22_050, 32_000, 44_100, 48_000])("a recording at %i Hz", (sampleRate) => {
  it("is as long, and as loud, at the working rate", () => {
    const { samples, level } = atWorkingRate({ samples: sine(sampleRate), sampleRate });
    expect(samples).toHaveLength(WORKING_RATE / 10);
    expect(level).toBeCloseTo(Math.SQRT1_2, 2);
  });

  it("has silence for what is no number, wherever that is", () => {
    const clean = sine(sampleRate).slice(0, -1);
    fc.assert(
      fc.property(fc.nat(clean.length - 1), fc.constantFrom(...NONSENSE), (place, nonsense) => {
        const broken = atWorkingRate({ samples: clean.with(place, nonsense), sampleRate });
        expect(broken).toEqual(atWorkingRate({ samples: clean.with(place, 0), sampleRate }));
      }),
    );
  });
});
