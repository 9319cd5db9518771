/** The times that a band keeps to: those of the event of the kind that is nearest to today, at the same venue or else anywhere. */
import { daysBetween } from "@bandstand/domain/calendar-date";
import { EVENT_TIMES, type EventTimeField } from "@bandstand/domain/event-time-names";

type Times = { readonly [Field in EventTimeField]: string | null };

interface Known extends Times {
  eventTypeId: number;
  venueId: number | null;
  eventDate: string;
}

interface Wanted {
  /** `YYYY-MM-DD` */
  today: string;
  eventTypeId: number | null | undefined;
  venueId: number | null | undefined;
}

/** Null where no time of any is known. */
export function usualTimes(
  events: readonly Known[],
  { eventTypeId, venueId, today }: Wanted,
): Times | null {
  const daysOff = ({ eventDate }: Known) => Math.abs(daysBetween(today, eventDate));
  const ofKind = events
    .filter((event) => event.eventTypeId === eventTypeId && timesIn(event).length > 0)
    .toSorted((one, other) => daysOff(one) - daysOff(other));
  return ofKind.find((event) => event.venueId === venueId) ?? ofKind[0] ?? null;
}

/** "17:00 · 19:30 · 20:45 · 23:00" */
export function timesWords(times: Times): string {
  return timesIn(times).join(" · ");
}

function timesIn(times: Times): string[] {
  return EVENT_TIMES.flatMap(({ field }) => times[field] ?? []);
}
