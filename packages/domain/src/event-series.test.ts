import fc from "fast-check";
import { expect, it } from "vitest";
import { daysBetween } from "./calendar-date.ts";
import { MOST_TIMES, MOST_WEEKS, seriesDates } from "./event-series.ts";

it("a rehearsal comes again on its weekday, over the end of a year and a leap day too", () => {
  expect(seriesDates("2027-12-23", { everyWeeks: 1, times: 3 })).toEqual([
    "2027-12-30",
    "2028-01-06",
    "2028-01-13",
  ]);
  expect(seriesDates("2028-02-22", { everyWeeks: 2, times: 1 })).toEqual(["2028-03-07"]);
});

it("each is as many weeks after the one before, however far it goes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MOST_WEEKS }),
      fc.integer({ min: 1, max: MOST_TIMES }),
      (everyWeeks, times) => {
        const days = ["2026-03-28", ...seriesDates("2026-03-28", { everyWeeks, times })];
        const steps = days.slice(1).map((day, index) => daysBetween(days[index] ?? "", day));
        expect(steps).toEqual(Array.from({ length: times }, () => everyWeeks * 7));
      },
    ),
  );
});
