import { describe, expect, it } from "vitest";
import { EQUALIZER_SHAPES, hasShape, toggledShape } from "./equalizer-shapes.ts";
import { EQUALIZER, GAIN } from "./ranges.ts";

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
