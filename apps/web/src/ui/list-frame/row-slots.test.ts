import { describe, expect, it } from "vitest";
import { fillSlots } from "./row-slots.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const screen = { isSeen: (index: number) => index < 3, room: 5 };
const shown = (slots: readonly { index: number; row: string; idle: boolean }[]) =>
  slots.map(({ index, row, idle }) => `${index} ${row}${idle ? " idle" : ""}`);

describe("the slots of a list's rows", () => {
  it("show each row at its place", () => {
    const rows = ["Ash", "Birch", "Cedar"];
    const slots = fillSlots([], { ...screen, rows, painted: rows, indexes: upTo(3) });
    expect(shown(slots)).toEqual(["0 Ash", "1 Birch", "2 Cedar"]);
  });

  it("that nobody sees keep what was painted last", () => {
    const painted = ["Ash", "Birch", "Cedar", "Elm", "Fir"];
    const rows = ["Birch", "Cedar", "Elm", "Fir", "Oak"];
    const slots = fillSlots([], { ...screen, rows, painted, indexes: upTo(5) });
    expect(shown(slots)).toEqual(["0 Birch", "1 Cedar", "2 Elm", "3 Elm", "4 Fir"]);
  });

  it("stay idle where fewer rows are left, as many as the screen has room for", () => {
    const painted = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak"];
    const full = fillSlots([], { ...screen, rows: painted, painted, indexes: upTo(6) });
    const slots = fillSlots(full, { ...screen, rows: ["Birch"], painted, indexes: [0] });
    expect(shown(slots)).toEqual([
      "0 Birch",
      "1 Birch idle",
      "2 Cedar idle",
      "3 Elm idle",
      "4 Fir idle",
    ]);
  });

  it("are taken up again by the rows that come back, those on the screen first", () => {
    const rows = ["Ash", "Birch", "Cedar", "Elm"];
    const full = fillSlots([], { ...screen, rows, painted: rows, indexes: upTo(4) });
    const one = fillSlots(full, { ...screen, rows: ["Elm"], painted: rows, indexes: [0] });
    const slots = fillSlots(one, { ...screen, rows, painted: ["Elm"], indexes: upTo(4) });
    expect(shown(slots)).toEqual(["0 Ash", "1 Birch", "2 Cedar", "3 Elm idle"]);
  });

  it("go with the place that the list is scrolled away from", () => {
    const rows = upTo(20).map((index) => `Song ${index}`);
    const all = { rows, painted: rows };
    const before = fillSlots([], { ...screen, ...all, indexes: [0, 1, 2] });
    const slots = fillSlots(before, { isSeen: () => true, room: 14, ...all, indexes: [9, 10] });
    expect(shown(slots)).toEqual(["9 Song 9", "10 Song 10"]);
  });

  it("are the same array while nothing changes", () => {
    const rows = ["Ash"];
    const given = { ...screen, rows, painted: rows, indexes: [0] };
    const slots = fillSlots([], given);
    expect(fillSlots(slots, { ...given, rows: ["Ash"] })).toBe(slots);
  });
});
