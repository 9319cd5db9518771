import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateInTimeZone, daysBetween, isDate, parseDate } from "./calendar-date.ts";

describe("a date", () => {
  it("is taken apart with its weekday", () => {
    expect(parseDate("2026-06-10")).toEqual({ year: 2026, month: 6, day: 10, weekday: 3 });
  });

  it.each(["2024-02-29", "0099-12-31", "2026-12-31"])("%s is one", (date) => {
    expect(isDate(date)).toBe(true);
  });

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-6-1", "10-06-2026", ""])(
    "%j is none",
    (date) => expect(isDate(date)).toBe(false),
  );
});

describe("days", () => {
  it("are counted over the change of the clocks, and backwards", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
    expect(daysBetween("2026-03-01", "2026-02-30")).toBeNaN();
    expect(daysBetween("2026-02-30", "2026-03-01")).toBeNaN();
  });

  it("are added over the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(() => addDays("soon", 1)).toThrow(RangeError);
  });

  it("added are the days between", () => {
    const days = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(
        days,
        (count) => daysBetween("2026-06-10", addDays("2026-06-10", count)) === count,
      ),
    );
  });
});

it("is another day at the same instant in another time zone", () => {
  const instant = new Date("2026-06-10T23:30:00Z");
  expect(dateInTimeZone(instant, "Europe/London")).toBe("2026-06-11");
  expect(dateInTimeZone(instant, "America/New_York")).toBe("2026-06-10");
  expect(() => dateInTimeZone(instant, "Mars/Base")).toThrow(RangeError);
});
