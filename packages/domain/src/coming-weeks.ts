/** The weeks ahead, Monday to Sunday, with what happens in each. */
import { addDays, parseDate } from "./calendar-date.ts";

/** Shown at once, this one included. */
export const COMING_WEEKS = 8;

/** The Monday of a date's week, `YYYY-MM-DD`. Throws a RangeError when it is no date. */
export function mondayOf(date: string): string {
  const parsed = parseDate(date);
  if (!parsed) throw new RangeError(`Not a date: ${date}`);
  return addDays(date, -((parsed.weekday + 6) % 7));
}

/** The day after the last of the coming weeks. */
export function endOfComingWeeks(today: string): string {
  return addDays(mondayOf(today), 7 * COMING_WEEKS);
}

export interface Week<Event> {
  monday: string;
  /** By date, in the order that they were given in. */
  events: readonly Event[];
}

/** This week and the seven after it. What is past or beyond them is left out. */
export function comingWeeks<Event extends { readonly eventDate: string }>(
  events: readonly Event[],
  today: string,
): Week<Event>[] {
  const first = mondayOf(today);
  const ahead = events
    .filter(({ eventDate }) => eventDate >= today)
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate));
  return Array.from({ length: COMING_WEEKS }, (_, week) => {
    const monday = addDays(first, 7 * week);
    const next = addDays(monday, 7);
    return {
      monday,
      events: ahead.filter(({ eventDate }) => eventDate >= monday && eventDate < next),
    };
  });
}
