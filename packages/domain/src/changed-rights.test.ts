import { actorWith } from "./actor.fixture.ts";
import { describe, expect, it } from "vitest";
import { areasLost, hasOtherRights } from "./changed-rights.ts";

const editor = actorWith({ areas: { SO: "W", SL: "R" } });

describe("a change of a membership", () => {
  it("loses the areas that are read no more", () => {
    expect([...areasLost(editor, actorWith({ areas: { SO: "R", SL: "H" } }))]).toEqual(["SL"]);
  });

  it("loses nothing where one becomes an administrator", () => {
    expect(areasLost(editor, actorWith({ administratorEnabled: true })).size).toBe(0);
  });

  it.each([
    [{ areas: { SO: "R", SL: "R" } }, true],
    [{ areas: { SO: "W", SL: "R" }, editEnabled: false }, true],
    [{ areas: { SO: "W", SL: "R" }, bookingsEnabled: true }, true],
    [{ areas: { SO: "W", SL: "R" }, Role: { tag: "MD" } }, true],
    [{ areas: { SO: "W", SL: "R" } }, false],
  ] as const)("to %o is one of rights: %s", (now, isOne) => {
    expect(hasOtherRights(editor, actorWith(now))).toBe(isOne);
  });
});
