import { expect, it } from "vitest";
import { foundBesides } from "./setlist-found-besides.ts";

const songs = ["Tin Roof Rain", "Last Bus Home", "Ember"].map((title, id) => ({
  id,
  title,
  artist: "Marlow Skye",
  featuring: null,
}));
const besides = (search: string, shown: number, ...standing: number[]) =>
  foundBesides(songs, search, { standing: new Set(standing), shown });

it("a search tells how many more it finds than are shown, without those that the set list holds", () => {
  expect(besides("skye", 2)).toBe(1);
  expect(besides("skye", 2, 1)).toBe(0);
  expect(besides("home bus", 0)).toBe(1);
});

it("nothing that is searched for finds nothing besides", () => {
  expect(besides(" ", 0)).toBe(0);
});
