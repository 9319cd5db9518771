import { describe, expect, it } from "vitest";
import { setlistsForEvent } from "./setlists-for-event.ts";

const NOW = new Date("2026-11-21T20:00:00.000Z");

const setlist = (id: number, name: string, more: { permanent?: boolean; updatedAt?: string }) => ({
  id,
  name,
  permanent: false,
  updatedAt: "2025-01-01T00:00:00.000Z",
  ...more,
});

const SETLISTS = [
  setlist(1, "Wedding", { updatedAt: "2026-11-20T09:00:00.000Z" }),
  setlist(2, "Festival", { updatedAt: "2026-08-23T20:00:00.000Z" }),
  setlist(3, "Summer fair", { updatedAt: "2026-08-23T19:59:59.999Z" }),
  setlist(4, "acoustic", { permanent: true }),
  setlist(5, "Half Moon", {}),
];

describe("an event", () => {
  it("is offered permanent set lists and those changed within 90 days, by name", () => {
    const offered = setlistsForEvent(SETLISTS, { setlistId: null }, NOW);
    expect(offered.map(({ name }) => name)).toEqual(["acoustic", "Festival", "Wedding"]);
  });

  it("is offered the set list that it has, however old", () => {
    const offered = setlistsForEvent(SETLISTS, { setlistId: 5 }, NOW);
    expect(offered.map(({ name }) => name)).toContain("Half Moon");
  });
});
