/** What stands in the picture of the coming weeks. Pure. */
import type { ComingEvent } from "@bandstand/contracts/dashboard";
import { parseDate } from "@bandstand/domain/calendar-date";
import { MONTHS, WEEKDAYS } from "@bandstand/domain/date-format";

/** "23 Nov" of the week's Monday. */
export function weekLabel(monday: string): string {
  const day = parseDate(monday);
  return day ? `${day.day} ${MONTHS[day.month - 1]}` : "";
}

/** "Sat 28" */
export function dayInWeek(date: string): string {
  const day = parseDate(date);
  return day ? `${WEEKDAYS[day.weekday]} ${day.day}` : "";
}

/** A gig is known by its place, a rehearsal by being one. */
export function eventLabel({ eventType_tag: type, name, venue_name: venue }: ComingEvent): string {
  if (type === "G") return venue ?? name ?? "Gig";
  return name ?? "Rehearsal";
}

/** What the look of an event says, for who does not see it; nothing where it is certain. */
export function statusWord({ draft, eventStatus_tag: status }: ComingEvent): string | null {
  if (status === "X") return "cancelled";
  if (status === "P") return "provisional";
  return draft ? "draft" : null;
}
