import { expect, it } from "vitest";
import { GIG_BLURBS, gigBlurb } from "./gig-blurbs.ts";

it("a gig of which nothing is said has one of nine blurbs, by its row modulo seven", () => {
  expect(new Set(GIG_BLURBS).size).toBe(9);
  expect(
    [0, 1, 6, 7, 15].map((row) => GIG_BLURBS.findIndex((one) => one === gigBlurb(row))),
  ).toEqual([0, 1, 6, 0, 1]);
});
