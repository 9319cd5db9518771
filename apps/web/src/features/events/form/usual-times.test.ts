import { expect, it } from "vitest";
import { timesWords, usualTimes } from "./usual-times.ts";

const event = (eventDate: string, venueId: number, startTime: string | null, eventTypeId = 1) => ({
  eventDate,
  eventTypeId,
  venueId,
  startTime,
  arriveTime: null,
  soundCheckTime: null,
  doorsOpenTime: null,
  endTime: null,
  doorsCloseTime: null,
});

const today = "2026-11-22";

const events = [
  event("2026-10-03", 7, "20:00"),
  event("2026-11-07", 8, "21:00"),
  event("2026-11-14", 8, null),
  event("2026-11-20", 7, "19:30", 2),
  event("2027-04-03", 7, "16:20"),
];

it("the usual times are those of the nearest gig there", () => {
  expect(usualTimes(events, { eventTypeId: 1, venueId: 7, today })?.startTime).toBe("20:00");
});

it("without a gig there, they are those of the nearest one anywhere", () => {
  expect(usualTimes(events, { eventTypeId: 1, venueId: 99, today })?.startTime).toBe("21:00");
});

it("nothing is usual for a kind that was never held", () => {
  expect(usualTimes(events, { eventTypeId: 3, venueId: 7, today })).toBeNull();
});

it("times are told in their order", () => {
  const times = { ...event("2026-11-28", 7, "20:45"), arriveTime: "17:00", endTime: "23:00" };
  expect(timesWords(times)).toBe("17:00 · 20:45 · 23:00");
});
