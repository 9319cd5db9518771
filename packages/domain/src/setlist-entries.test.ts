import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryProblems, isSectionOf, numberSetsOf } from "./setlist-entries.ts";

const entry = (songId: number, setlistSectionId: number, sequence: number) => ({
  songId,
  setlistSectionId,
  sequence,
});

describe("the entries of a set list", () => {
  it("may be kept when each section runs from 1 without a gap", () => {
    const entries = [entry(7, 1, 1), entry(8, 1, 2), entry(9, 2, 1), entry(10, 4, 1)];
    expect(entryProblems(entries, 2)).toEqual([]);
  });

  it("may come in any order", () => {
    expect(entryProblems([entry(8, 1, 2), entry(7, 1, 1)], 1)).toEqual([]);
  });

  it("hold a song once", () => {
    expect(entryProblems([entry(7, 1, 1), entry(7, 2, 1)], 2)).toEqual([
      { index: 1, field: "songId", message: "This song is in the set list already" },
    ]);
  });

  it("are in a set that the set list plays, or in the encore", () => {
    expect(entryProblems([entry(7, 3, 1), entry(8, 4, 1), entry(9, 7, 1)], 2)).toEqual([
      { index: 0, field: "setlistSectionId", message: "The set list has no such set" },
      { index: 2, field: "setlistSectionId", message: "The set list has no such set" },
    ]);
  });

  it("leave no gap", () => {
    expect(entryProblems([entry(7, 1, 1), entry(8, 1, 3)], 1)).toEqual([
      { index: 1, field: "sequence", message: "Places run from 1 without a gap" },
    ]);
  });

  it("share no place", () => {
    expect(entryProblems([entry(7, 1, 1), entry(8, 1, 1)], 1)).toEqual([
      { index: 1, field: "sequence", message: "Two songs have this place" },
    ]);
  });

  it("numbered from 1 in each section are always right", () => {
    const sections = fc.array(fc.constantFrom(1, 2, 3, 4), { maxLength: 60 });
    fc.assert(
      fc.property(sections, (places) => {
        const counts = new Map<number, number>();
        const entries = places.map((section, index) => {
          const sequence = (counts.get(section) ?? 0) + 1;
          counts.set(section, sequence);
          return entry(index + 1, section, sequence);
        });
        expect(entryProblems(entries, 3)).toEqual([]);
      }),
    );
  });
});

describe("the sections of a set list", () => {
  it("are its sets and the encore", () => {
    expect([1, 2, 3, 4, 5].filter((section) => isSectionOf(section, 2))).toEqual([1, 2, 4]);
  });

  it("are two where nothing is said, or as many as its songs need", () => {
    expect(numberSetsOf([])).toBe(2);
    expect(numberSetsOf([{ setlistSectionId: 1 }, { setlistSectionId: 4 }])).toBe(2);
    expect(numberSetsOf([{ setlistSectionId: 1 }, { setlistSectionId: 3 }])).toBe(3);
  });
});
