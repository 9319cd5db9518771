import { expect, it } from "vitest";
import { momentOf, wallClock } from "./zoned-time.ts";

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
