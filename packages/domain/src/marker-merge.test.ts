import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeMarkers } from "./marker-merge.ts";

const verse = { id: 1, time: 10, label: "Verse", color: "red", notes: "softly" };

const red = { id: 1, time: 1.2, label: "Verse", color: "red" };

describe("importing a marker", () => {
  it("is skipped when one of the same name and colour lies within 1 s", () => {
    expect(mergeMarkers([red], 2, [{ ...red, time: 2.2 }]).imported).toEqual([]);
    expect(mergeMarkers([red], 2, [{ ...red, time: 2.201 }]).imported).toHaveLength(1);
    for (const time of [9, 10, 11]) {
      expect(mergeMarkers([verse], 2, [{ ...verse, time }]).imported).toEqual([]);
    }
  });

  it("adds it when it lies further away, or has another name or colour", () => {
    const others = [
      { ...verse, time: 11.1 },
      { ...verse, label: "Chorus" },
      { ...verse, color: "blue" },
    ];
    expect(mergeMarkers([verse], 2, others).imported).toHaveLength(3);
  });

  it("gives it the next id, advances the counter, and keeps its notes", () => {
    const chorus = { ...verse, id: 40, label: "Chorus" };
    expect(mergeMarkers([verse], 7, [chorus])).toEqual({
      markers: [verse, { ...chorus, id: 7 }],
      nextMarkerId: 8,
      imported: [{ ...chorus, id: 7 }],
    });
  });

  it("never gives an id twice, even when the counter lags behind", () => {
    const chorus = { ...verse, label: "Chorus" };
    expect(mergeMarkers([verse], 1, [chorus]).imported[0]?.id).toBe(2);
  });

  it("takes one of two likes within the selection", () => {
    expect(mergeMarkers([], 1, [verse, { ...verse, time: 10.5 }]).imported).toHaveLength(1);
  });
});

it("imports nothing the second time", () => {
  const marker = fc.record({
    id: fc.nat(50),
    time: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
    label: fc.constantFrom("Verse", "Chorus"),
    color: fc.constantFrom("red", "blue"),
  });
  fc.assert(
    fc.property(fc.array(marker), fc.array(marker), (own, selected) => {
      const first = mergeMarkers(own, 1, selected);
      const second = mergeMarkers(first.markers, first.nextMarkerId, selected);
      expect(second.imported).toEqual([]);
      expect(new Set(first.imported.map(({ id }) => id)).size).toBe(first.imported.length);
    }),
  );
});
