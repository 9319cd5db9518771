import { describe, expect, it } from "vitest";
import { ACTIVE_STATUS_GROUPS, statusGroupOf, toggleStatusGroups } from "./setlist-status.ts";

const today = "2026-06-10";
const past = { eventDate: "2026-06-09", eventStatusTag: "C" };
const tonight = { eventDate: "2026-06-10", eventStatusTag: "P" };
const cancelled = { eventDate: "2026-07-01", eventStatusTag: "X" };

describe("a set list", () => {
  it("is in Preparation until it is assigned to an event", () => {
    expect(statusGroupOf(false, [], today)).toBe("PR");
  });

  it("is Planned when assigned to a future event, also after a past one", () => {
    expect(statusGroupOf(false, [tonight], today)).toBe("PL");
    expect(statusGroupOf(false, [past, tonight], today)).toBe("PL");
  });

  it("is Archived once its events have passed", () => {
    expect(statusGroupOf(false, [past], today)).toBe("A");
  });

  it("is Permanent when marked so and not assigned to a future event", () => {
    expect(statusGroupOf(true, [], today)).toBe("PM");
    expect(statusGroupOf(true, [past], today)).toBe("PM");
    expect(statusGroupOf(true, [tonight], today)).toBe("PL");
  });

  it("is not assigned by a cancelled event", () => {
    expect(statusGroupOf(false, [cancelled], today)).toBe("PR");
    expect(statusGroupOf(false, [cancelled, past], today)).toBe("A");
    expect(statusGroupOf(false, [{ ...past, eventStatusTag: "X" }], today)).toBe("PR");
  });
});

describe("the toggle button", () => {
  it("gives the active three when none is selected", () => {
    expect(ACTIVE_STATUS_GROUPS).toEqual(["PR", "PL", "PM"]);
    expect(toggleStatusGroups([])).toEqual(["PR", "PL", "PM"]);
  });

  it("gives all four when exactly the active three are", () => {
    expect(toggleStatusGroups(["PM", "PL", "PR"])).toEqual(["A", "PR", "PL", "PM"]);
  });

  it("gives none otherwise", () => {
    expect(toggleStatusGroups(["A", "PR", "PL", "PM"])).toEqual([]);
    expect(toggleStatusGroups(["PR", "PL"])).toEqual([]);
    expect(toggleStatusGroups(["A", "PL", "PM"])).toEqual([]);
  });
});
