import { expect, it } from "vitest";
import { choiceStep } from "./choice-keys.ts";

const WIDTHS = [4, 1, 3];

it("arrows lead from set list to set list, and from set to set", () => {
  expect(choiceStep("ArrowDown", { row: 0, at: 0 }, WIDTHS)).toEqual({ row: 1, at: 0 });
  expect(choiceStep("ArrowUp", { row: 2, at: 2 }, WIDTHS)).toEqual({ row: 1, at: 0 });
  expect(choiceStep("ArrowRight", { row: 0, at: 2 }, WIDTHS)).toEqual({ row: 0, at: 3 });
  expect(choiceStep("ArrowLeft", { row: 0, at: 2 }, WIDTHS)).toEqual({ row: 0, at: 1 });
  expect(choiceStep("Home", { row: 2, at: 1 }, WIDTHS)).toEqual({ row: 0, at: 0 });
  expect(choiceStep("End", { row: 0, at: 1 }, WIDTHS)).toEqual({ row: 2, at: 0 });
});

it("nothing is past the first or the last, nor behind another key", () => {
  expect(choiceStep("ArrowUp", { row: 0, at: 1 }, WIDTHS)).toBeNull();
  expect(choiceStep("ArrowDown", { row: 2, at: 1 }, WIDTHS)).toBeNull();
  expect(choiceStep("ArrowRight", { row: 1, at: 0 }, WIDTHS)).toBeNull();
  expect(choiceStep("a", { row: 0, at: 0 }, WIDTHS)).toBeNull();
});
