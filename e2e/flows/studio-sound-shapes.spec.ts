// What the shapes of the equaliser do, recorded on its way to the speakers and measured.

import {
  EQUALIZER_SHAPES,
  type EqualizerShape,
  toggledShape,
} from "@bandstand/domain/studio/equalizer-shapes";
import { EQUALIZER } from "@bandstand/domain/studio/ranges";
import { hearBands } from "../support/sound/listen.ts";
import { expect, test } from "../support/sound/sound-test.ts";

test.describe("the equaliser", { tag: "@laptop" }, () => {
  test("has shapes: less cymbals leaves bass and voices, more bass leaves the rest", async ({
    page,
    site,
  }) => {
    const [bass, cymbals] = EQUALIZER_SHAPES;
    if (!bass || !cymbals) throw new Error("There are no shapes.");
    const heardWith = async (shape: EqualizerShape) => {
      const gains = toggledShape(EQUALIZER, shape).map(({ gain }) => gain);
      const heard = await hearBands(page, site, gains, [60, 100, 440, 1000, 8000, 12_000]);
      return new Map(heard.map(({ frequency, decibels }) => [frequency, decibels]));
    };
    const less = await heardWith(cymbals);
    for (const hz of [60, 100, 440]) expect(less.get(hz), `${hz} Hz`).toBeCloseTo(0, 0);
    expect(less.get(1000)).toBeGreaterThan(-3);
    for (const hz of [8000, 12_000]) expect(less.get(hz), `${hz} Hz`).toBeLessThan(-12);
    const more = await heardWith(bass);
    for (const hz of [60, 100]) expect(more.get(hz), `${hz} Hz`).toBeGreaterThan(6);
    for (const hz of [1000, 8000, 12_000]) expect(more.get(hz), `${hz} Hz`).toBeCloseTo(0, 0);
  });
});
