import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryProblems } from "../setlist-entries.ts";
import { anySetlist, told } from "./edited-setlist.fixture.ts";
import { rowsOf, toSend } from "./setlist-rows.ts";

const own = { seconds: null, featuring: null, songkey: null, capo: null, note: null };
const sent = {
  songs: [
    { songId: 8, setlistSectionId: 1, sequence: 2, ...own },
    { songId: 7, setlistSectionId: 1, sequence: 1, ...own, featuring: "Mira" },
    { songId: 9, setlistSectionId: 4, sequence: 1, ...own },
  ],
  interludes: [
    { setlistSectionId: 1, afterSequence: 0, kind: "spoken", text: "Hello", seconds: 20 },
    { setlistSectionId: 1, afterSequence: 2, kind: "break", text: "", seconds: 900 },
    { setlistSectionId: 1, afterSequence: 9, kind: "spoken", text: "Bar", seconds: 20 },
  ],
} as const;

describe("the rows of a set list", () => {
  it("are songs and interludes in the order in which they are played", () => {
    expect(told(rowsOf(sent)[1])).toEqual(["Hello", 7, 8, "break", "Bar"]);
    expect(told(rowsOf(sent)[4])).toEqual([9]);
  });

  it("tell apart what is said twice", () => {
    const twice = [0, 1].map((afterSequence) => ({
      setlistSectionId: 1,
      afterSequence,
      kind: "break" as const,
      text: "",
      seconds: 60,
    }));
    const keys = rowsOf({ songs: sent.songs, interludes: twice })[1].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it("are sent in places from 1 without a gap, each break behind the songs before it", () => {
    const { songs, interludes } = toSend(rowsOf(sent));
    expect(songs.map(({ songId, sequence }) => [songId, sequence])).toEqual([
      [7, 1],
      [8, 2],
      [9, 1],
    ]);
    expect(interludes.map(({ afterSequence }) => afterSequence)).toEqual([0, 2, 2]);
  });

  it("come back as they were sent, whatever they are", () => {
    fc.assert(
      fc.property(anySetlist, ({ fields, lists }) => {
        const there = toSend(lists);
        expect(entryProblems(there.songs, fields.numberSets)).toEqual([]);
        expect(toSend(rowsOf(there))).toEqual(there);
      }),
    );
  });
});
