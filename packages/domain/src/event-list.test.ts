import { describe, expect, it } from "vitest";
import { eventMarks, firstDayShown } from "./event-list.ts";

const TODAY = "2026-11-24";

it.each([
  ["N", "2026-11-24"],
  ["R", "2026-09-25"],
  ["A", null],
] as const)("past events %s are shown from %s on", (pastEvents, first) => {
  expect(firstDayShown(pastEvents, TODAY)).toBe(first);
});

describe("an event in the list", () => {
  const event = { name: "Half Moon", draft: false, eventDate: TODAY, eventStatus_tag: "C" };

  it("of today is not marked", () => {
    expect(eventMarks(event, TODAY)).toEqual({ draft: false, copy: false, crossedOut: false });
    expect(eventMarks({ ...event, name: null }, TODAY).copy).toBe(false);
  });

  it("is marked as a draft and as a copy", () => {
    const copy = { ...event, name: "Half Moon - copy", draft: true };
    expect(eventMarks(copy, TODAY)).toEqual({ draft: true, copy: true, crossedOut: false });
  });

  it("is crossed out once it is cancelled or past", () => {
    expect(eventMarks({ ...event, eventStatus_tag: "X" }, TODAY).crossedOut).toBe(true);
    expect(eventMarks({ ...event, eventDate: "2026-11-23" }, TODAY).crossedOut).toBe(true);
  });
});
