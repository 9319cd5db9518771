import { describe, expect, it } from "vitest";
import { OTHER_STYLES } from "./other-styles.ts";
import { STRAIGHT_STYLES } from "./straight-styles.ts";

describe("the styles of takes", () => {
  it.each(Object.entries({ ...STRAIGHT_STYLES, ...OTHER_STYLES }))(
    "%s has bars of one length, and nothing but strokes in them",
    (_, style) => {
      const { kick, snare, cymbal, pedal = [], bass, guitar } = style;
      const steps = style.beatsPerBar * style.stepsPerBeat;
      const bars = [...kick, ...snare, ...cymbal, ...pedal, ...bass, ...guitar];
      expect(bars.filter((bar) => bar.length !== steps || !/^[xog?.]+$/.test(bar))).toEqual([]);
    },
  );
});
