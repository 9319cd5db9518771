import { describe, expect, it } from "vitest";
import { bassOf, EQUALIZER_SHAPES, hasShape, toggledShape, withBass } from "./equalizer-shapes.ts";
import { BASS, EQUALIZER, GAIN } from "./ranges.ts";

const gains = (bands: typeof EQUALIZER) => bands.map(({ gain }) => gain);

describe("a shape of the equaliser", () => {
  const [bass, cymbals] = EQUALIZER_SHAPES;
  if (!bass || !cymbals) throw new Error("There are no shapes.");

  it("sets its own bands, and two of them go together", () => {
    const both = toggledShape(toggledShape(EQUALIZER, bass), cymbals);
    expect(gains(both)).toEqual([8, 5, 0, 0, 0, 0, -15]);
    expect(hasShape(both, bass) && hasShape(both, cymbals)).toBe(true);
  });

  it("is taken back by the same press, and leaves what was set by hand", () => {
    const byHand = EQUALIZER.map((band, index) => (index === 3 ? { ...band, gain: 4 } : band));
    expect(toggledShape(toggledShape(byHand, bass), bass)).toEqual(byHand);
  });

  it.each(EQUALIZER_SHAPES)("$name sets bands that there are, within their range", (shape) => {
    for (const [frequency, gain] of shape.gains) {
      expect(EQUALIZER.map((band) => band.frequency)).toContain(frequency);
      expect(gain).toBeGreaterThanOrEqual(GAIN.min);
      expect(gain).toBeLessThanOrEqual(GAIN.max);
    }
  });
});

describe("the bass", () => {
  it("is more bass in any measure", () => {
    const [bass] = EQUALIZER_SHAPES;
    const lifted = withBass(EQUALIZER, 8);
    expect(bass && hasShape(lifted, bass)).toBe(true);
    expect(gains(withBass(lifted, -15))).toEqual([-15, -9, 0, 0, 0, 0, 0]);
    expect(withBass(lifted, 0)).toEqual(EQUALIZER);
  });

  it("stands where the lowest band does, within its range", () => {
    for (let gain = BASS.min; gain <= BASS.max; gain += BASS.step) {
      const bands = withBass(EQUALIZER, gain);
      expect(bassOf(bands)).toBe(gain);
      for (const band of bands) expect(band.gain).toBeGreaterThanOrEqual(GAIN.min);
    }
  });
});
