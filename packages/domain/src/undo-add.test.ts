import { describe, expect, it } from "vitest";
import { mayUndoAdd } from "./undo-add.ts";

const ADDED = "2026-11-22T20:00:00.000Z";
const FRESH = { createdAt: ADDED, updatedAt: ADDED, Event: [] };
const GIG = { eventDate: "2026-11-28", eventStatusTag: "C" };
const SOON = new Date("2026-11-22T20:05:00.000Z");

describe("taking an addition back", () => {
  it("is offered until somebody saves the set list", () => {
    expect(mayUndoAdd(FRESH, SOON)).toBe(true);
    expect(mayUndoAdd({ ...FRESH, updatedAt: "2026-11-22T20:00:00.100Z" }, SOON)).toBe(false);
  });

  it("is offered for a day, and not once an event plays it", () => {
    expect(mayUndoAdd(FRESH, new Date("2026-11-23T20:00:00.000Z"))).toBe(false);
    expect(mayUndoAdd({ ...FRESH, Event: [GIG] }, SOON)).toBe(false);
  });
});
