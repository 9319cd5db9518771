import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "./calendar-date.ts";
import { momentOf, wallClock, zonedTimes } from "./zoned-time.ts";

it.each([
  ["2026-11-24", "20:00", "Europe/London", "2026-11-24T20:00:00.000Z"],
  ["2026-07-04", "20:00", "Europe/London", "2026-07-04T19:00:00.000Z"],
  ["2026-07-04", "20:00", "Asia/Kolkata", "2026-07-04T14:30:00.000Z"],
  ["2026-07-04", "20:00", "Pacific/Auckland", "2026-07-04T08:00:00.000Z"],
  ["2026-07-04", "20:00", "America/Los_Angeles", "2026-07-05T03:00:00.000Z"],
  ["2026-07-04", "00:00", "Pacific/Kiritimati", "2026-07-03T10:00:00.000Z"],
])("%s %s in %s is %s", (date, time, zone, moment) => {
  expect(momentOf({ date, time }, zone).toISOString()).toBe(moment);
});

it.each([
  ["before", "2027-03-28", "00:59", "2027-03-28T00:59:00.000Z"],
  ["in the hour that is left out", "2027-03-28", "01:30", "2027-03-28T01:30:00.000Z"],
  ["after", "2027-03-28", "02:00", "2027-03-28T01:00:00.000Z"],
])("when clocks go forward, a time %s is right", (_when, date, time, moment) => {
  expect(momentOf({ date, time }, "Europe/London").toISOString()).toBe(moment);
});

it.each([
  ["before", "2026-10-25", "00:30", "2026-10-24T23:30:00.000Z"],
  ["shown twice, the first,", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
  ["after", "2026-10-25", "02:00", "2026-10-25T02:00:00.000Z"],
])("when clocks go back, a time %s is right", (_when, date, time, moment) => {
  expect(momentOf({ date, time }, "Europe/London").toISOString()).toBe(moment);
});

it("west of Greenwich too", () => {
  const newYork = (time: string) =>
    momentOf({ date: "2027-03-14", time }, "America/New_York").toISOString();
  expect(newYork("01:59")).toBe("2027-03-14T06:59:00.000Z");
  expect(newYork("02:30")).toBe("2027-03-14T07:30:00.000Z");
  expect(newYork("03:00")).toBe("2027-03-14T07:00:00.000Z");
});

it.each([
  ["2026-11-24T20:00:00.000Z", "Europe/London", "2026-11-24", "20:00"],
  ["2026-07-04T19:00:59.000Z", "Europe/London", "2026-07-04", "20:00"],
  ["2026-07-04T23:30:00.000Z", "Europe/London", "2026-07-05", "00:30"],
  ["2026-07-05T03:00:00.000Z", "America/Los_Angeles", "2026-07-04", "20:00"],
])("at %s a clock in %s shows %s %s", (moment, zone, date, time) => {
  expect(wallClock(zone)(new Date(moment))).toEqual({ date, time });
});

it.each([
  ["2026-11-24", "20:00", "Europe/London", "2026-11-24T20:00+00:00"],
  ["2026-07-04", "20:00", "Europe/London", "2026-07-04T20:00+01:00"],
  ["2026-07-04", "20:00", "Asia/Kolkata", "2026-07-04T20:00+05:30"],
  ["2026-07-04", "20:00", "America/St_Johns", "2026-07-04T20:00-02:30"],
  ["2026-07-04", "00:00", "Pacific/Kiritimati", "2026-07-04T00:00+14:00"],
])("%s %s in %s is written as %s", (date, time, zone, written) => {
  expect(zonedTimes(zone)({ date, time })).toBe(written);
});

it("what is written is the moment that it is, whatever the clocks do", () => {
  const zone = fc.constantFrom(
    "Europe/London",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
  );
  const minute = fc.integer({ min: 0, max: 1439 });
  const day = fc.integer({ min: 0, max: 1500 });
  fc.assert(
    fc.property(zone, day, minute, (timeZone, days, at) => {
      const two = (value: number) => String(value).padStart(2, "0");
      const wall = {
        date: addDays("2026-01-01", days),
        time: `${two(Math.floor(at / 60))}:${two(at % 60)}`,
      };
      expect(new Date(zonedTimes(timeZone)(wall))).toEqual(momentOf(wall, timeZone));
    }),
  );
});
