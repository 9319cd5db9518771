import { describe, expect, it } from "vitest";
import { eventLine, gigWords, mainEvent } from "./setlist-events.ts";

const event = (name: string | null, eventDate: string, eventStatusTag = "C") => ({
  id: 1,
  name,
  eventDate,
  eventStatusTag,
});

describe("the event of a set list", () => {
  it("is the next one to come", () => {
    const events = [
      event("Old Quay", "2026-11-01"),
      event("Half Moon", "2026-11-28"),
      event("Club 7", "2026-12-05"),
    ];
    expect(mainEvent(events, "2026-11-21")).toBe("Sat 28 Nov, Half Moon");
  });

  it("is the latest where all have passed, and today has not", () => {
    const events = [event("Old Quay", "2026-10-03"), event("Half Moon", "2026-11-21")];
    expect(mainEvent(events, "2026-11-21")).toBe("Sat 21 Nov, Half Moon");
    expect(mainEvent(events, "2026-12-01")).toBe("Sat 21 Nov, Half Moon");
  });

  it("is none that is cancelled", () => {
    expect(mainEvent([event("Half Moon", "2026-11-28", "X")], "2026-11-21")).toBeNull();
  });

  it("is its date alone where it has no name", () => {
    expect(mainEvent([event(null, "2026-11-28")], "2026-11-21")).toBe("Sat 28 Nov");
  });
});

it("beside its date a gig says how far off it is, and its name or else its day", () => {
  expect(gigWords(event("Half Moon", "2026-11-28"), "2026-11-22")).toBe("In 6 days · Half Moon");
  expect(gigWords(event(null, "2026-11-28"), "2026-11-22")).toBe("In 6 days · Sat 28 Nov");
});

it("by itself a gig says its day, how far off it is, and its name where it has one", () => {
  const today = "2026-11-22";
  expect(eventLine(event("Half Moon", "2026-11-28"), today)).toBe(
    "Sat 28 Nov · in 6 days, Half Moon",
  );
  expect(eventLine(event(null, "2027-01-02"), today)).toBe("Sat 2 Jan 2027 · in 6 weeks");
});
