import { expect, it } from "vitest";
import { calendarEntryUrl } from "./calendar-entry-url.ts";
import type { TimesOfEvent } from "./event-times.ts";

const day: TimesOfEvent = {
  eventDate: "2026-11-28",
  arriveTime: null,
  soundCheckTime: null,
  doorsOpenTime: null,
  startTime: null,
  endTime: null,
  doorsCloseTime: null,
};

const askedFor = (times: Partial<TimesOfEvent>, place = "") =>
  new URL(
    calendarEntryUrl({
      title: "Half Crown",
      place,
      times: { ...day, ...times },
      timeZone: "Europe/London",
    }),
  ).searchParams;

it("an event with a start is an entry of one hour, by the band's clock", () => {
  const asked = askedFor({ startTime: "20:45" }, "The Half Crown, 1 Quay Street");
  expect(Object.fromEntries(asked)).toEqual({
    action: "TEMPLATE",
    text: "Half Crown",
    dates: "20261128T204500/20261128T214500",
    location: "The Half Crown, 1 Quay Street",
    ctz: "Europe/London",
  });
});

it("an hour that crosses midnight ends on the next day", () => {
  expect(askedFor({ startTime: "23:30" }).get("dates")).toBe("20261128T233000/20261129T003000");
});

it("an event without a time is of the whole day", () => {
  expect(Object.fromEntries(askedFor({}))).toEqual({
    action: "TEMPLATE",
    text: "Half Crown",
    dates: "20261128/20261129",
  });
});
