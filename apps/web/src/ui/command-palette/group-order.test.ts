import { expect, it } from "vitest";
import { inOrder } from "./group-order.ts";

it("what areas offer stands in the order of the areas, whichever came first, and what is nobody's comes last", () => {
  const titles = ["Bands", "Songs", "Data", "Go to", "Events"];
  const groups = titles.map((title) => ({ title }));
  expect(inOrder(groups, ["Go to", "Events", "Songs"]).map(({ title }) => title)).toEqual([
    "Go to",
    "Events",
    "Songs",
    "Bands",
    "Data",
  ]);
});
