import { expect, it } from "vitest";
import { FIELD_LIST, OTHER_UNITS, SONG_FIELDS } from "./song-fields.ts";

it.each([
  ["", { value: null }],
  ["2", { value: 2 }],
  ["0", { value: 0 }],
  ["Capo 3", { value: 3 }],
  ["2nd fret", { value: 2 }],
  ["none", { value: 0 }],
  ["12", { value: null, problem: "The capo “12” is not a fret from 0 to 11" }],
  ["D", { value: null, problem: "The capo “D” is not a fret from 0 to 11" }],
])("the capo “%s” is read", (cell, read) => {
  expect(SONG_FIELDS.capo.read(cell)).toEqual(read);
});

it("no name of a column stands for two fields", () => {
  const aliases = [...FIELD_LIST.map(([, field]) => field), ...Object.values(OTHER_UNITS)].flatMap(
    (column): readonly string[] => column.aliases,
  );
  expect(new Set(aliases).size).toBe(aliases.length);
});
