import { describe, expect, it } from "vitest";
import { bySection, sectionName, shortSectionName } from "./setlist-sections.ts";

describe("the sections of a set list", () => {
  it("are named by their order, the fourth is the encore", () => {
    expect([1, 2, 3, 4].map(sectionName)).toEqual([
      "First Set",
      "Second Set",
      "Third Set",
      "Encore",
    ]);
    expect([1, 4].map(shortSectionName)).toEqual(["Set 1", "Encore"]);
  });

  it("hold what stands in each, in its order, an empty one too", () => {
    const entries = [
      { id: 1, setlistSectionId: 4 },
      { id: 2, setlistSectionId: 1 },
      { id: 3, setlistSectionId: 1 },
    ];
    expect(
      bySection(2, entries).map(({ section, entries: own }) => [section, own.map(({ id }) => id)]),
    ).toEqual([
      [1, [2, 3]],
      [2, []],
      [4, [1]],
    ]);
  });
});
