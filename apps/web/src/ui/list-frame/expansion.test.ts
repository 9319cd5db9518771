import { describe, expect, it } from "vitest";
import type { ExpansionAction } from "./expansion.ts";
import { NOTHING_OPEN, expansionReducer, isOpen } from "./expansion.ts";

const after = (...actions: ExpansionAction[]) => actions.reduce(expansionReducer, NOTHING_OPEN);

describe("expansion", () => {
  it("opens one row and closes it again", () => {
    const open = after({ type: "toggle", key: 12 });
    expect([isOpen(open, 12), isOpen(open, 13)]).toEqual([true, false]);
    expect(isOpen(after({ type: "toggle", key: 12 }, { type: "toggle", key: 12 }), 12)).toBe(false);
  });

  it("opens all rows, also those that are loaded later, but for one closed since", () => {
    const state = after({ type: "all", open: true }, { type: "toggle", key: 12 });
    expect([isOpen(state, 12), isOpen(state, 13), isOpen(state, 5000)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("closes all rows whatever was opened by hand", () => {
    const state = after({ type: "toggle", key: 12 }, { type: "all", open: false });
    expect(isOpen(state, 12)).toBe(false);
  });

  it("stays the same when a row is already as it shall be", () => {
    const state = after({ type: "set", key: 12, open: true });
    expect(isOpen(state, 12)).toBe(true);
    expect(expansionReducer(state, { type: "set", key: 12, open: true })).toBe(state);
  });
});
