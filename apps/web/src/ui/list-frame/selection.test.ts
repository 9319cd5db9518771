import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, selectionReducer, type SelectionAction } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];

/** The keys in the order of the alphabet. */
function after(...actions: readonly SelectionAction[]): string {
  const { keys } = actions.reduce(selectionReducer, NOTHING_SELECTED);
  return [...order, "x"].filter((key) => keys.has(key)).join("");
}

describe("the selection of rows", () => {
  it("takes one row in and leaves it out again", () => {
    expect(after({ type: "toggle", key: "b" })).toBe("b");
    expect(after({ type: "toggle", key: "b" }, { type: "toggle", key: "b" })).toBe("");
  });

  it("takes in all from the row picked last to another, upwards and downwards", () => {
    const from: SelectionAction = { type: "toggle", key: "c" };
    expect(after(from, { type: "range", key: "e", order })).toBe("cde");
    expect(after(from, { type: "range", key: "a", order })).toBe("abc");
  });

  it("begins a range with its own row where nothing was picked, or what was is not shown", () => {
    expect(after({ type: "range", key: "d", order })).toBe("d");
    const hidden: SelectionAction = { type: "toggle", key: "x" };
    expect(after(hidden, { type: "range", key: "d", order })).toBe("dx");
  });

  it("takes in all that are shown, beside those picked before", () => {
    const hidden: SelectionAction = { type: "toggle", key: "x" };
    expect(after(hidden, { type: "all", order })).toBe("abcdex");
  });

  it("is given up at once", () => {
    expect(after({ type: "all", order }, { type: "none" })).toBe("");
  });
});
