import { expect, it } from "vitest";
import { calendarWords } from "./calendar-words.ts";

const today = "2026-11-24";
const now = new Date(2026, 10, 24, 14, 30);
const fetchedAt = new Date(2026, 10, 24, 14, 5).toISOString();
const ONE = [{ firstDay: "2026-12-01", lastDay: "2026-12-01" }];
const THREE = [{ firstDay: "2026-12-01", lastDay: "2026-12-03" }];

it.each([
  [
    "as it is asked",
    { isWaiting: true, problem: null, fetchedAt: null, ranges: [] },
    "Your calendar is being fetched…",
  ],
  [
    "of many days",
    { isWaiting: false, problem: null, fetchedAt, ranges: THREE },
    "3 busy days in the coming year. Last fetched: 14:05.",
  ],
  [
    "of one day",
    { isWaiting: false, problem: null, fetchedAt, ranges: ONE },
    "One busy day in the coming year. Last fetched: 14:05.",
  ],
  [
    "of none",
    { isWaiting: false, problem: null, fetchedAt, ranges: [] },
    "No busy days in the coming year. Last fetched: 14:05.",
  ],
  [
    "of days from before",
    { isWaiting: false, problem: "failed" as const, fetchedAt, ranges: THREE },
    "3 busy days in the coming year. Last fetched: 14:05. It is tried again by itself.",
  ],
  [
    "that never came",
    { isWaiting: false, problem: "missing" as const, fetchedAt: null, ranges: [] },
    "It is tried again by itself.",
  ],
])("a calendar %s is told", (_which, calendar, words) => {
  expect(calendarWords(calendar, { today, now })).toBe(words);
});
