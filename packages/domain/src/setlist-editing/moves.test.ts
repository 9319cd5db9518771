import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { songIdsIn, songRow } from "./edited-setlist.ts";
import {
  acts,
  anySetlist,
  doneTo,
  isSound,
  setlistOf,
  songs,
  told,
} from "./edited-setlist.fixture.ts";
import {
  addInterlude,
  addSongs,
  editInterlude,
  editSong,
  moveRows,
  removeRows,
  setFields,
} from "./moves.ts";

const setlist = setlistOf({ 1: songs(1, 2, 3, 4), 2: songs(5, 6), 4: songs(7) });

describe("moving", () => {
  it("one song goes to a place of another set", () => {
    const moved = moveRows(setlist, new Set(["song:2"]), { section: 2, index: 1 });
    expect(told(moved.lists[1])).toEqual([1, 3, 4]);
    expect(told(moved.lists[2])).toEqual([5, 2, 6]);
  });

  it("several songs go together and keep their order", () => {
    const keys = new Set(["song:7", "song:3", "song:1"]);
    const moved = moveRows(setlist, keys, { section: 2, index: 1 });
    expect(told(moved.lists[2])).toEqual([5, 1, 3, 7, 6]);
    expect(told(moved.lists[1])).toEqual([2, 4]);
    expect(told(moved.lists[4])).toEqual([]);
  });

  it("within a set counts the places of those that stay", () => {
    const moved = moveRows(setlist, new Set(["song:1", "song:3"]), { section: 1, index: 1 });
    expect(told(moved.lists[1])).toEqual([2, 1, 3, 4]);
  });

  it("goes to the end where no place is given", () => {
    expect(told(moveRows(setlist, new Set(["song:1"]), { section: 4 }).lists[4])).toEqual([7, 1]);
  });

  it("into a set that is not played changes nothing", () => {
    expect(moveRows(setlist, new Set(["song:1"]), { section: 3 })).toBe(setlist);
  });

  it("leaves the sections that it does not touch the same", () => {
    const moved = moveRows(setlist, new Set(["song:1"]), { section: 4 });
    expect(moved.lists[2]).toBe(setlist.lists[2]);
  });
});

describe("adding", () => {
  it("puts songs in, in the given order", () => {
    const added = addSongs(setlist, [9, 8], { section: 2, index: 0 });
    expect(told(added.lists[2])).toEqual([9, 8, 5, 6]);
    expect(added.lists[2][0]).toEqual(songRow(9));
  });

  it("a song that is there already moves it, with what was said of it", () => {
    const sung = editSong(setlist, "song:1", { featuring: "Mira" });
    const added = addSongs(sung, [1, 1], { section: 4 });
    expect(told(added.lists[4])).toEqual([7, 1]);
    expect(added.lists[4][1]).toMatchObject({ songId: 1, featuring: "Mira" });
  });

  it("a break stands between songs", () => {
    const pause = { kind: "break", key: "new:1", text: "", seconds: 900 } as const;
    expect(told(addInterlude(setlist, pause, { section: 1, index: 2 }).lists[1])).toEqual([
      1,
      2,
      "break",
      3,
      4,
    ]);
  });
});

describe("taking out", () => {
  it("returns songs to the available ones", () => {
    const rest = removeRows(setlist, new Set(["song:2", "song:7"]));
    expect([...songIdsIn(rest.lists)]).toEqual([1, 3, 4, 5, 6]);
  });
});

describe("changing a place", () => {
  it("gives it its own singer, key, note and length", () => {
    const change = { featuring: "Mira", songkey: "Em", capo: 2, note: "fast", seconds: 200 };
    expect(editSong(setlist, "song:5", change).lists[2][0]).toEqual({ ...songRow(5), ...change });
  });

  it("changes the words and length of a spoken note", () => {
    const note = { kind: "spoken", key: "new:1", text: "Hello", seconds: 20 } as const;
    const noted = addInterlude(setlist, note, { section: 2 });
    const changed = editInterlude(noted, "new:1", { text: "Thank the bar" });
    expect(told(changed.lists[2])).toEqual([5, 6, "Thank the bar"]);
  });
});

describe("fewer sets", () => {
  it("return the songs of the removed ones to the available ones, and keep the encore", () => {
    const fewer = setFields(setlist, { numberSets: 1 });
    expect([...songIdsIn(fewer.lists)]).toEqual([1, 2, 3, 4, 7]);
  });

  it("and more again leave the set empty", () => {
    const again = setFields(setFields(setlist, { numberSets: 1 }), { numberSets: 2 });
    expect(told(again.lists[2])).toEqual([]);
  });
});

describe("whatever is done", () => {
  it("no song stands twice, and none in a set that is not played", () => {
    fc.assert(fc.property(anySetlist, acts, (start, all) => isSound(doneTo(start, all))));
  });

  it("a move neither loses a song nor brings one", () => {
    const keys = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 8 });
    const to = fc.record({ section: fc.constantFrom(1, 2, 3, 4), index: fc.nat(14) });
    fc.assert(
      fc.property(anySetlist, keys, to, (start, ids, where) => {
        const moved = moveRows(start, new Set(ids.map((id) => `song:${id}`)), where);
        expect(songIdsIn(moved.lists)).toEqual(songIdsIn(start.lists));
      }),
    );
  });
});
