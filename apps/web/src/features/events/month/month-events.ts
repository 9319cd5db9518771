/** What a month shows of all events of a band. Pure. */
import type { EventRow } from "@bandstand/contracts/events";
import { gigsByMonth } from "@bandstand/domain/gig-year";

export interface MonthEvents {
  /** Of the days that are shown, those that have any. */
  byDay: Readonly<Record<string, readonly EventRow[]>>;
  /** Of each month of the year, January first. */
  gigs: readonly number[];
}

interface ShownDays {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  year: number;
  /** Of these types alone. */
  types: readonly string[];
}

export function monthEvents(
  events: readonly EventRow[],
  { days, year, types }: ShownDays,
): MonthEvents {
  const wanted = new Set(days);
  const shown = events.filter(
    ({ eventDate, eventType_tag }) => wanted.has(eventDate) && types.includes(eventType_tag),
  );
  return {
    byDay: Object.fromEntries(Map.groupBy(shown, ({ eventDate }) => eventDate)),
    gigs: gigsByMonth(events, year),
  };
}
