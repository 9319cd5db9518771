import { expect, it } from "vitest";
import { areasTellingOf } from "./area-graph.ts";

it("a change of songs is told by songs, set lists and documents", () => {
  expect([...areasTellingOf(["songs"])].toSorted()).toEqual(["OD", "SL", "SO"]);
});

it("what several tables are told by is the areas of each", () => {
  expect([...areasTellingOf(["setlists", "bookmarks"])].toSorted()).toEqual(["EV", "SL", "SO"]);
});

it("no table is told by no area", () => {
  expect(areasTellingOf([]).size).toBe(0);
});
