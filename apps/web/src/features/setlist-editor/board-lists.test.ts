import {
  type EditedSetlist,
  NO_ROWS,
  songRow,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { describe, expect, it } from "vitest";
import { availableRow, boardLists, moveTo } from "./board-lists.ts";

const setlist: EditedSetlist = {
  fields: {
    name: "Late set",
    notes: null,
    description: null,
    numberSets: 2,
    plannedLength: 90,
    songInterval: 10,
    permanent: false,
    versionDate: null,
    bias: 0,
    includeEncore: true,
    startTime: null,
  },
  lists: { ...NO_ROWS, 1: [songRow(1), songRow(2), songRow(3)], 2: [songRow(4)] },
};
const keys = (section: 1 | 2 | 3 | 4, { lists }: EditedSetlist) =>
  lists[section].map(({ key }) => key);

describe("the board", () => {
  it("has what is available, a list for each set, and the encore", () => {
    const lists = boardLists(setlist, [availableRow(9)], 48);
    expect(lists.map(({ label, items }) => [label, items.length])).toEqual([
      ["Available", 1],
      ["First Set", 3],
      ["Second Set", 1],
      ["Encore", 0],
    ]);
  });
});

describe("a move on the board", () => {
  it("takes songs of a set and available ones together to one place", () => {
    const moved = moveTo(setlist, ["song:2", "song:9", "song:8"], { section: 2, index: 0 });
    expect(keys(2, moved)).toEqual(["song:2", "song:9", "song:8", "song:4"]);
    expect(keys(1, moved)).toEqual(["song:1", "song:3"]);
  });

  it("goes to the end where no place is given", () => {
    expect(keys(1, moveTo(setlist, ["song:9"], { section: 1 }))).toEqual([
      "song:1",
      "song:2",
      "song:3",
      "song:9",
    ]);
  });

  it("to Available takes songs out, and leaves those that are there", () => {
    expect(keys(1, moveTo(setlist, ["song:1", "song:9"], null))).toEqual(["song:2", "song:3"]);
  });
});
