import { describe, expect, it } from "vitest";
import { addPulse, addSaw, expressivePitch } from "./oscillators.ts";
import { powerAt } from "./pitch-of.fixture.ts";

const RATE = 32_000;

describe("the oscillators", () => {
  it.each([
    ["saw", (buffer: Float32Array) => addSaw(buffer, RATE, () => 1870, 1)],
    ["pulse", (buffer: Float32Array) => addPulse(buffer, RATE, () => 1870, 1, 0.3)],
  ])("keep the aliases of a high %s at least 28 dB below it", (_, add) => {
    const buffer = add(new Float32Array(RATE));
    // Of 1870 Hz the 17th harmonic would lie at 31,790 Hz, which folds to 210 Hz.
    const alias = powerAt(buffer, 210, RATE);
    expect(10 * Math.log10(powerAt(buffer, 1870, RATE) / alias)).toBeGreaterThan(28);
  });

  it("have no direct current whatever the width of the pulse", () => {
    const buffer = addPulse(new Float32Array(RATE), RATE, () => 100, 1, 0.2);
    expect(buffer.reduce((sum, sample) => sum + sample, 0) / RATE).toBeCloseTo(0, 3);
  });

  it("scoop into a note and swing around it later", () => {
    const pitch = expressivePitch(440, { scoop: 1, vibrato: 20, speed: 5, delay: 0.3 });
    expect(pitch(0)).toBeCloseTo(440 / 2 ** (1 / 12), 1);
    expect(pitch(0.1)).toBeGreaterThan(437);
    const later = Array.from({ length: 40 }, (_, index) => pitch(1 + index / 200));
    expect(Math.max(...later)).toBeCloseTo(440 * 2 ** (20 / 1200), 0);
    expect(Math.min(...later)).toBeCloseTo(440 / 2 ** (20 / 1200), 0);
  });
});
