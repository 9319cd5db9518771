/** An event in words. */
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import type { NamedEvent } from "./event-windows.ts";

interface Titled {
  name: string | null;
  eventType_name: string;
  venue_name: string | null;
}

/** What it is called; a gig without a name is known by its venue. */
export function eventTitle({ name, eventType_name, venue_name }: Titled): string {
  return name ?? venue_name ?? eventType_name;
}

/** As its windows are opened with it. */
export function namedEvent(event: Titled & { id: number }): NamedEvent {
  return { id: event.id, name: eventTitle(event) };
}

/** "Sat 28 Nov · in 6 days" */
export function whenWords({ eventDate }: { eventDate: string }, today: string): string {
  return `${dayOfYear(eventDate, today)} · ${dayFromToday(eventDate, today).toLowerCase()}`;
}

interface Timed {
  startTime: string | null;
  endTime: string | null;
}

/** "20:45–23:00", "20:45"; null as long as nobody has said. */
export function hoursOf({ startTime, endTime }: Timed): string | null {
  if (startTime === null) return endTime === null ? null : `until ${endTime}`;
  return endTime === null ? startTime : `${startTime}–${endTime}`;
}
