import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { describe, expect, it } from "vitest";
import { availableRow, boardLists, moveTo } from "./board-lists.ts";
import { lateSet } from "../late-set.fixture.ts";

const keys = (section: 1 | 2 | 3 | 4, { lists }: EditedSetlist) =>
  lists[section].map(({ key }) => key);

describe("the board", () => {
  it("has what is available, a list for each set, and the encore", () => {
    const lists = boardLists(lateSet, [availableRow(9)], 48);
    expect(lists.map(({ label, items }) => [label, items.length])).toEqual([
      ["Available", 1],
      ["First Set", 3],
      ["Second Set", 1],
      ["Encore", 0],
    ]);
  });
});

describe("a row of the board", () => {
  const heights = (hasLargeText: boolean) =>
    boardLists(lateSet, [availableRow(9)], 48, hasLargeText).map(({ rowHeight }) => rowHeight);

  it("is as high as every other", () => {
    expect(heights(false)).toEqual([48, 48, 48, 48]);
  });

  it("is as high as its title in a set, where text is large", () => {
    expect(heights(true)).toEqual([48, undefined, undefined, undefined]);
  });
});

describe("a move on the board", () => {
  it("takes songs of a set and available ones together to one place", () => {
    const moved = moveTo(lateSet, ["song:2", "song:9", "song:8"], { section: 2, index: 0 });
    expect(keys(2, moved)).toEqual(["song:2", "song:9", "song:8", "song:4"]);
    expect(keys(1, moved)).toEqual(["song:1", "song:3"]);
  });

  it("goes to the end where no place is given", () => {
    expect(keys(1, moveTo(lateSet, ["song:9"], { section: 1 }))).toEqual([
      "song:1",
      "song:2",
      "song:3",
      "song:9",
    ]);
  });

  it("to Available takes songs out, and leaves those that are there", () => {
    expect(keys(1, moveTo(lateSet, ["song:1", "song:9"], null))).toEqual(["song:2", "song:3"]);
  });
});
