import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, selectionReducer, type SelectionAction } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];

const after = (...actions: readonly SelectionAction[]) =>
  [...actions.reduce(selectionReducer, NOTHING_SELECTED).keys].toSorted();

describe("the selection of rows", () => {
  it("takes one row in and leaves it out again", () => {
    expect(after({ type: "toggle", key: "b" })).toEqual(["b"]);
    expect(after({ type: "toggle", key: "b" }, { type: "toggle", key: "b" })).toEqual([]);
  });

  it("takes in all from the row picked last to another, upwards and downwards", () => {
    const from: SelectionAction = { type: "toggle", key: "c" };
    expect(after(from, { type: "range", key: "e", order })).toEqual(["c", "d", "e"]);
    expect(after(from, { type: "range", key: "a", order })).toEqual(["a", "b", "c"]);
  });

  it("begins a range with its own row where nothing was picked, or what was is not shown", () => {
    expect(after({ type: "range", key: "d", order })).toEqual(["d"]);
    const hidden: SelectionAction = { type: "toggle", key: "x" };
    expect(after(hidden, { type: "range", key: "d", order })).toEqual(["d", "x"]);
  });

  it("takes in all that are shown, beside those picked before", () => {
    const hidden: SelectionAction = { type: "toggle", key: "x" };
    expect(after(hidden, { type: "all", order })).toEqual([...order, "x"]);
  });

  it("is given up at once", () => {
    expect(after({ type: "all", order }, { type: "none" })).toEqual([]);
  });
});
