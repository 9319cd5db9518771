import { expect, it } from "vitest";
import { monthOf, sortEvents } from "./sort-events.ts";

const today = "2026-11-22";
const at = (id: number, eventDate: string, venue_name: string | null = null) => ({
  id,
  eventDate,
  startTime: null,
  venue_name,
});
const ids = (events: readonly { id: number }[]) => events.map(({ id }) => id);

const events = [
  at(1, "2026-10-01", "The Boathouse"),
  at(2, "2026-11-28", "The Half Crown"),
  at(3, "2026-11-01"),
  at(4, "2026-11-22", "The Boathouse"),
];

it("by date what comes next is first, and the past below it, the latest first", () => {
  expect(ids(sortEvents(events, { sort: "date", direction: "asc", today }))).toEqual([4, 2, 3, 1]);
});

it("by date the other way round the last day is first", () => {
  expect(ids(sortEvents(events, { sort: "date", direction: "desc", today }))).toEqual([2, 4, 3, 1]);
});

it("by venue what is nowhere comes last, whichever way round", () => {
  expect(ids(sortEvents(events, { sort: "venue", direction: "asc", today }))).toEqual([4, 1, 2, 3]);
  expect(ids(sortEvents(events, { sort: "venue", direction: "desc", today }))).toEqual([
    2, 4, 1, 3,
  ]);
});

it("two of one day come by their time", () => {
  const [late, early] = [
    { ...at(1, "2026-11-28"), startTime: "20:45" },
    { ...at(2, "2026-11-28"), startTime: "14:00" },
  ];
  expect(ids(sortEvents([late, early], { sort: "date", direction: "asc", today }))).toEqual([2, 1]);
});

it.each([
  ["2026-11-28", "This month"],
  ["2026-12-05", "December"],
  ["2027-01-02", "January 2027"],
  ["2026-11-21", "Past"],
])("an event of %s stands under %s", (eventDate, group) => {
  expect(monthOf({ eventDate }, today)).toBe(group);
});
