/** The times that a band keeps to: those of the last event of the kind at the same venue, else anywhere. */
import { EVENT_TIMES, type EventTimeField } from "@bandstand/domain/event-times";

type Times = { readonly [Field in EventTimeField]: string | null };

interface Known extends Times {
  eventTypeId: number;
  venueId: number | null;
  eventDate: string;
}

interface Wanted {
  eventTypeId: number | null | undefined;
  venueId: number | null | undefined;
}

/** Null where no time of any is known. */
export function usualTimes(
  events: readonly Known[],
  { eventTypeId, venueId }: Wanted,
): Times | null {
  const ofKind = events
    .filter((event) => event.eventTypeId === eventTypeId && timesIn(event).length > 0)
    .toSorted((one, other) => other.eventDate.localeCompare(one.eventDate));
  return ofKind.find((event) => event.venueId === venueId) ?? ofKind[0] ?? null;
}

/** "17:00 · 19:30 · 20:45 · 23:00" */
export function timesWords(times: Times): string {
  return timesIn(times).join(" · ");
}

function timesIn(times: Times): string[] {
  return EVENT_TIMES.flatMap(({ field }) => times[field] ?? []);
}
