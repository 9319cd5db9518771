import { describe, expect, it } from "vitest";
import { fillSlots, inOrder, type RowSlot } from "./row-slots.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const isSeen = (index: number) => index < 3;
const keyOf = (row: string) => row;
const shown = (slots: readonly RowSlot<string>[]) =>
  slots.map(({ index, row, idle }) => `${index} ${row}${idle ? " idle" : ""}`);
const elements = (slots: readonly RowSlot<string>[]) =>
  slots.map(({ id, index }) => `${id} at ${index}`);

describe("the slots of a list's rows", () => {
  it("show each row at its place", () => {
    const rows = ["Ash", "Birch", "Cedar"];
    const slots = fillSlots([], { isSeen, keyOf, rows, painted: rows, indexes: upTo(3) });
    expect(shown(slots)).toEqual(["0 Ash", "1 Birch", "2 Cedar"]);
  });

  it("that nobody sees keep what was painted last", () => {
    const painted = ["Ash", "Birch", "Cedar", "Elm", "Fir"];
    const rows = ["Birch", "Cedar", "Elm", "Fir", "Oak"];
    const full = fillSlots([], { isSeen, keyOf, rows: painted, painted, indexes: upTo(5) });
    const slots = fillSlots(full, { isSeen, keyOf, rows, painted, indexes: upTo(5) });
    expect(shown(slots)).toEqual(["0 Birch", "1 Cedar", "2 Elm", "3 Elm", "4 Fir"]);
  });

  it("that nobody sees come to other rows after the painting", () => {
    const painted = upTo(20).map((index) => `Song ${index}`);
    const given = { isSeen, keyOf, indexes: upTo(5) };
    const below = { keyOf, isSeen: () => true, indexes: [15, 16, 17, 18, 19] };
    const scrolled = fillSlots([], { ...below, rows: painted, painted });
    const rows = painted.toReversed();
    const letter = fillSlots(scrolled, { ...given, rows, painted });
    expect(shown(letter)).toEqual([
      "0 Song 19",
      "1 Song 18",
      "2 Song 17",
      "18 Song 18 idle",
      "19 Song 19 idle",
    ]);
    const after = fillSlots(letter, { ...given, rows, painted: rows });
    expect(shown(after)).toEqual(["0 Song 19", "1 Song 18", "2 Song 17", "3 Song 16", "4 Song 15"]);
  });

  it("fall idle after the painting where fewer rows are left", () => {
    const painted = ["Ash", "Birch", "Cedar", "Elm"];
    const rows = ["Birch"];
    const full = fillSlots([], { isSeen, keyOf, rows: painted, painted, indexes: upTo(4) });
    const letter = fillSlots(full, { isSeen, keyOf, rows, painted, indexes: [0] });
    expect(shown(letter)).toEqual(["0 Birch", "1 Birch idle", "2 Cedar", "3 Elm"]);
    const after = fillSlots(letter, { isSeen, keyOf, rows, painted: rows, indexes: [0] });
    expect(shown(after)).toEqual(["0 Birch", "1 Birch idle", "2 Cedar idle", "3 Elm idle"]);
  });

  it("are taken up again by the rows that come back, those on the screen first", () => {
    const rows = ["Ash", "Birch", "Cedar", "Elm", "Fir"];
    const full = fillSlots([], { isSeen, keyOf, rows, painted: rows, indexes: upTo(5) });
    const one = fillSlots(full, { isSeen, keyOf, rows: ["Elm"], painted: rows, indexes: [0] });
    const back = ["Cedar", "Ash", "Birch", "Oak"];
    const slots = fillSlots(one, { isSeen, keyOf, rows: back, painted: ["Elm"], indexes: upTo(4) });
    expect(shown(slots)).toEqual(["0 Cedar", "1 Ash", "2 Birch", "3 Elm idle", "4 Fir idle"]);
  });

  it("go on to the rows that are scrolled into view", () => {
    const rows = upTo(20).map((index) => `Song ${index}`);
    const all = { rows, painted: rows, keyOf, isSeen: () => true };
    const before = fillSlots([], { ...all, indexes: [4, 5, 6] });
    const slots = fillSlots(before, { ...all, indexes: [5, 6, 7] });
    expect(elements(before)).toEqual(["0 at 4", "1 at 5", "2 at 6"]);
    expect(elements(slots)).toEqual(["0 at 7", "1 at 5", "2 at 6"]);
    expect(shown(slots)).toEqual(["7 Song 7", "5 Song 5", "6 Song 6"]);
  });

  it("stay with the row in hand, however far the list is scrolled away from it", () => {
    const rows = upTo(20).map((index) => `Song ${index}`);
    const all = { rows, painted: rows, keyOf, isSeen: () => true };
    const before = fillSlots([], { ...all, indexes: [0, 1, 2] });
    const slots = fillSlots(before, { ...all, indexes: [1, 12, 13] });
    expect(elements(slots)).toEqual(["0 at 12", "1 at 1", "2 at 13"]);
  });

  it("are more where the screen has room for more, and never fewer", () => {
    const rows = upTo(20).map((index) => `Song ${index}`);
    const all = { rows, painted: rows, keyOf, isSeen: () => true };
    const before = fillSlots([], { ...all, indexes: [3, 4] });
    const more = fillSlots(before, { ...all, indexes: [3, 4, 5] });
    expect(elements(more)).toEqual(["0 at 3", "1 at 4", "2 at 5"]);
    const fewer = fillSlots(more, { ...all, indexes: [4, 5] });
    expect(shown(fewer)).toEqual(["3 Song 3", "4 Song 4", "5 Song 5"]);
  });

  it("are the same array while nothing changes", () => {
    const rows = ["Ash"];
    const given = { isSeen, keyOf, rows, painted: rows, indexes: [0] };
    const slots = fillSlots([], given);
    expect(fillSlots(slots, { ...given, rows: ["Ash"] })).toBe(slots);
  });
});

describe("slots in order", () => {
  const slot = (id: number, index: number) => ({ id, index, row: `Song ${index}`, idle: false });

  it("follow each other as their rows do, each with its elements", () => {
    const slots = inOrder([slot(0, 7), slot(1, 5), slot(2, 6)]);
    expect(elements(slots)).toEqual(["1 at 5", "2 at 6", "0 at 7"]);
  });

  it("are the same array where they were in order", () => {
    const slots = [slot(1, 5), slot(0, 6)];
    expect(inOrder(slots)).toBe(slots);
  });
});
