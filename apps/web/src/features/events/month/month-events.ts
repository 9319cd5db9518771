/** What a month shows of the events of a band. Pure. */
import type { EventRow } from "@bandstand/contracts/events";

/** Of the days that are shown, those that have any. */
export type EventsByDay = Readonly<Record<string, readonly EventRow[]>>;

interface ShownDays {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  /** Of these types alone. */
  types: readonly string[];
}

export function eventsByDay(events: readonly EventRow[], { days, types }: ShownDays): EventsByDay {
  const wanted = new Set(days);
  const shown = events.filter(
    ({ eventDate, eventType_tag }) => wanted.has(eventDate) && types.includes(eventType_tag),
  );
  return Object.fromEntries(Map.groupBy(shown, ({ eventDate }) => eventDate));
}
