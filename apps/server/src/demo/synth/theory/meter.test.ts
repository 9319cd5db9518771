import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { swung } from "./meter.ts";

describe("swing", () => {
  it("leaves a straight bar alone", () => {
    expect(swung(1.5, null)).toBe(1.5);
    expect(swung(1.5, { notesPerBeat: 2, share: 0.5 })).toBe(1.5);
  });

  it("delays the second quaver of a shuffle to the third of the triplet", () => {
    expect(swung(2.5, { notesPerBeat: 2, share: 2 / 3 })).toBeCloseTo(2 + 2 / 3);
    expect(swung(3, { notesPerBeat: 2, share: 2 / 3 })).toBe(3);
  });

  it("leans on semiquavers within each half beat", () => {
    expect(swung(0.25, { notesPerBeat: 4, share: 0.6 })).toBeCloseTo(0.3);
    expect(swung(0.5, { notesPerBeat: 4, share: 0.6 })).toBe(0.5);
  });

  it("never changes the order of notes", () => {
    const beat = fc.double({ min: 0, max: 64, noNaN: true });
    const share = fc.double({ min: 0.5, max: 0.75, noNaN: true });
    fc.assert(
      fc.property(beat, beat, share, (left, right, swing) => {
        const [first, second] = left < right ? [left, right] : [right, left];
        const lilt = { notesPerBeat: 2, share: swing } as const;
        expect(swung(first, lilt)).toBeLessThanOrEqual(swung(second, lilt));
      }),
    );
  });
});
