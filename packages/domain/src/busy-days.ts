/**
 * Which days of a person's calendar keep them from their bands: those that an entry takes whole, and those on which one
 * reaches into the evening, when bands play (docs/decisions/0063-busy-by-a-calendar.md).
 */
import type { DayRange } from "./blocked-dates.ts";
import { addDays, daysBetween } from "./calendar-date.ts";
import type { WallTime } from "./event-times.ts";

/** `HH:mm`. What is over by then leaves the evening free. */
export const EVENING_BEGINS = "18:00";

/** Days of a calendar that are looked at, from today on. */
export const DAYS_AHEAD = 400;

/** The days that are looked at: from yesterday on, since it is still that somewhere. */
export function calendarWindow(today: string): DayRange {
  return { firstDay: addDays(today, -1), lastDay: addDays(today, DAYS_AHEAD) };
}

/** What an entry takes: whole days, or a time by the clock where the person lives. */
export type BusySpan = DayRange | { readonly begin: WallTime; readonly end: WallTime };

/** The days that spans make busy, within the window, in order; none touches the next. */
export function busyRanges(spans: Iterable<BusySpan>, window: DayRange): DayRange[] {
  const ranges = [...spans]
    .flatMap((span) => daysOf(span) ?? [])
    .map((days) => within(days, window))
    .filter(({ firstDay, lastDay }) => firstDay <= lastDay)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  const joined: DayRange[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before === undefined || range.firstDay > addDays(before.lastDay, 1)) joined.push(range);
    else if (range.lastDay > before.lastDay)
      joined[joined.length - 1] = { firstDay: before.firstDay, lastDay: range.lastDay };
  }
  return joined;
}

/** Null where no evening is taken. What goes on after midnight is of the evening before. */
function daysOf(span: BusySpan): DayRange | null {
  if ("firstDay" in span) return span;
  const { begin, end } = span;
  const isInOrder = begin.date < end.date || (begin.date === end.date && begin.time < end.time);
  if (!isInOrder) return null;
  const lastDay = end.time > EVENING_BEGINS ? end.date : addDays(end.date, -1);
  return begin.date <= lastDay ? { firstDay: begin.date, lastDay } : null;
}

function within({ firstDay, lastDay }: DayRange, window: DayRange): DayRange {
  return {
    firstDay: firstDay > window.firstDay ? firstDay : window.firstDay,
    lastDay: lastDay < window.lastDay ? lastDay : window.lastDay,
  };
}

/** How many days of the ranges, none of which touches another, lie in the year that begins with today. */
export function busyDaysOfYear(ranges: readonly DayRange[], today: string): number {
  const year = { firstDay: today, lastDay: addDays(today, 364) };
  return ranges
    .map((range) => within(range, year))
    .reduce(
      (sum, { firstDay, lastDay }) => sum + Math.max(0, daysBetween(firstDay, lastDay) + 1),
      0,
    );
}
