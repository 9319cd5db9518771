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

interface OnADay {
  name: string | null;
  venue_name: string | null;
  draft: boolean;
  eventType_tag: string;
  eventStatus_tag: string;
}

/** In a picture of days a gig is known by its place, a rehearsal by being one. */
export function eventLabel({ eventType_tag: type, name, venue_name: venue }: OnADay): string {
  if (type === "G") return venue ?? name ?? "Gig";
  return name ?? "Rehearsal";
}

/** What the look of an event says, for who does not see it; nothing where it is certain. */
export function statusWord(event: Pick<OnADay, "draft" | "eventStatus_tag">): string | null {
  const { draft, eventStatus_tag: status } = event;
  if (status === "X") return "cancelled";
  if (status === "P") return "provisional";
  return draft ? "draft" : null;
}
