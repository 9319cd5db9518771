import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { songIdsIn } from "./edited-setlist.ts";
import {
  acts,
  anySetlist,
  doneTo,
  isSound,
  setlistOf,
  songs,
  told,
} from "./edited-setlist.fixture.ts";
import { mergeSetlists } from "./merge.ts";
import { addSongs, editSong, moveRows, removeRows, setFields } from "./moves.ts";

const original = setlistOf({ 1: songs(1, 2, 3, 4), 2: songs(5, 6) });
const key = (...ids: number[]) => new Set(ids.map((id) => `song:${id}`));

describe("merging", () => {
  it("keeps their order and does my move to it", () => {
    const theirs = moveRows(original, key(4), { section: 1, index: 0 });
    const mine = moveRows(original, key(2), { section: 2, index: 1 });
    const merged = mergeSetlists({ original, mine, theirs });
    expect(told(merged.lists[1])).toEqual([4, 1, 3]);
    expect(told(merged.lists[2])).toEqual([5, 2, 6]);
  });

  it("puts my song behind the one it stood behind, wherever that is now", () => {
    const theirs = addSongs(moveRows(original, key(5), { section: 2 }), [9], {
      section: 2,
      index: 0,
    });
    const mine = addSongs(original, [8], { section: 2, index: 1 });
    expect(told(mergeSetlists({ original, mine, theirs }).lists[2])).toEqual([9, 6, 5, 8]);
  });

  it("moves a song where I put it, though they put it elsewhere", () => {
    const theirs = moveRows(original, key(1), { section: 4 });
    const mine = moveRows(original, key(1), { section: 2 });
    const merged = mergeSetlists({ original, mine, theirs });
    expect(told(merged.lists[2])).toEqual([5, 6, 1]);
    expect(told(merged.lists[4])).toEqual([]);
  });

  it("takes out what I took out and what they took out", () => {
    const theirs = removeRows(original, key(1));
    const mine = removeRows(original, key(6));
    const merged = mergeSetlists({ original, mine, theirs });
    expect([...songIdsIn(merged.lists)]).toEqual([2, 3, 4, 5]);
  });

  it("joins what we said of one song", () => {
    const theirs = editSong(original, "song:1", { featuring: "Mira", note: "slow" });
    const mine = editSong(original, "song:1", { songkey: "Em", note: "fast" });
    const merged = mergeSetlists({ original, mine, theirs });
    expect(merged.lists[1][0]).toMatchObject({ featuring: "Mira", songkey: "Em", note: "fast" });
  });

  it("joins the settings, mine first", () => {
    const theirs = setFields(original, { name: "Theirs", plannedLength: 60 });
    const mine = setFields(original, { name: "Mine" });
    const { fields } = mergeSetlists({ original, mine, theirs });
    expect(fields).toMatchObject({ name: "Mine", plannedLength: 60 });
  });

  it("keeps a set that they took away where I have put a song into it", () => {
    const theirs = setFields(original, { numberSets: 1 });
    const mine = addSongs(original, [9], { section: 2 });
    const merged = mergeSetlists({ original, mine, theirs });
    expect(merged.fields.numberSets).toBe(2);
    expect(told(merged.lists[2])).toEqual([9]);
  });

  it("leaves out a song that the band has no more", () => {
    const mine = addSongs(original, [9], { section: 1, index: 0 });
    const merged = mergeSetlists({ original, mine, theirs: original }, (id) => id !== 9);
    expect(told(merged.lists[1])).toEqual([1, 2, 3, 4]);
  });

  it("leaves a break as they have changed it", () => {
    const pause = { kind: "break", key: "a", text: "", seconds: 60 } as const;
    const before = setlistOf({ 1: [...songs(1, 2), pause] });
    const theirs = setlistOf({ 1: [...songs(1, 2), { ...pause, key: "b", seconds: 90 }] });
    const mine = moveRows(before, new Set(["a"]), { section: 1, index: 0 });
    expect(told(mergeSetlists({ original: before, mine, theirs }).lists[1])).toEqual([
      1,
      2,
      "break",
    ]);
  });
});

describe("whatever both do", () => {
  it("with nothing done by them it is mine", () => {
    fc.assert(
      fc.property(anySetlist, acts, (start, all) => {
        const mine = doneTo(start, all);
        expect(mergeSetlists({ original: start, mine, theirs: start })).toEqual(mine);
      }),
    );
  });

  it("with nothing done by me it is theirs", () => {
    fc.assert(
      fc.property(anySetlist, acts, (start, all) => {
        const theirs = doneTo(start, all);
        expect(mergeSetlists({ original: start, mine: start, theirs })).toEqual(theirs);
      }),
    );
  });

  it("no song stands twice, and what I put in is there", () => {
    fc.assert(
      fc.property(anySetlist, acts, acts, (start, mineDone, theirsDone) => {
        const mine = doneTo(start, mineDone);
        const merged = mergeSetlists({ original: start, mine, theirs: doneTo(start, theirsDone) });
        expect(isSound(merged)).toBe(true);
        const added = [...songIdsIn(mine.lists)].filter((id) => !songIdsIn(start.lists).has(id));
        expect([...songIdsIn(merged.lists)]).toEqual(expect.arrayContaining(added));
      }),
    );
  });
});
