import fc from "fast-check";
import { expect, it } from "vitest";
import { gigsByMonth } from "./gig-year.ts";

const gig = (eventDate: string, said = {}) => ({
  eventDate,
  eventType_publicPerformance: true,
  eventStatus_tag: "C",
  ...said,
});

it("a month has as many gigs as are played in it: no rehearsal, none that is off, none of another year", () => {
  const events = [
    gig("2026-01-01"),
    gig("2026-12-31"),
    gig("2026-12-05"),
    gig("2026-12-06", { eventStatus_tag: "X" }),
    gig("2026-12-07", { eventType_publicPerformance: false }),
    gig("2025-12-31"),
    gig("2027-01-01"),
  ];
  expect(gigsByMonth(events, 2026)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
});

it("the months of a year have all of its gigs", () => {
  const day = fc.integer({ min: 0, max: 364 }).map((days) => {
    return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
  });
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const counts = gigsByMonth(
        days.map((date) => gig(date)),
        2026,
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(days.length);
    }),
  );
});
