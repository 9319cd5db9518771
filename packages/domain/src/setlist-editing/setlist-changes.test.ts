import { describe, expect, it } from "vitest";
import { setlistOf, songs } from "./edited-setlist.fixture.ts";
import { moveRows, setFields } from "./moves.ts";
import { isSetlistChanged, setlistChanges } from "./setlist-changes.ts";

const original = setlistOf({ 1: songs(1, 2) });

describe("the changes of a set list", () => {
  it("are the fields that differ", () => {
    const edited = setFields(original, { name: "Early set", numberSets: 2 });
    expect(setlistChanges(original, edited)).toEqual({ name: "Early set" });
  });

  it("are all songs, where one has moved", () => {
    const edited = moveRows(original, new Set(["song:2"]), { section: 1, index: 0 });
    const { songs: sent, ...rest } = setlistChanges(original, edited);
    expect(sent?.map(({ songId, sequence }) => [songId, sequence])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(rest).toEqual({ interludes: [] });
  });

  it("are none once everything is back where it was", () => {
    const there = moveRows(original, new Set(["song:2"]), { section: 1, index: 0 });
    const back = moveRows(there, new Set(["song:2"]), { section: 1 });
    expect(setlistChanges(original, back)).toEqual({});
    expect(isSetlistChanged(original, back)).toBe(false);
    expect(isSetlistChanged(original, there)).toBe(true);
  });
});
