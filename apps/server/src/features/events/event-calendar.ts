/** An event as a file for calendars (iCalendar, RFC 5545). Times are moments: no calendar has to know the band's zone. */
import type { Event } from "@bandstand/contracts/events";
import { addDays } from "@bandstand/domain/calendar-date";
import { eventSpan, eventTimes, type EventTimeField } from "@bandstand/domain/event-times";
import { momentOf } from "@bandstand/domain/zoned-time";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";

export interface CalendarBand {
  name: string;
  timeZone: string;
}

const HOUR_MS = 3_600_000;

const STATUSES: Readonly<Record<string, ICalEventStatus>> = {
  P: ICalEventStatus.TENTATIVE,
  C: ICalEventStatus.CONFIRMED,
  X: ICalEventStatus.CANCELLED,
};

const TIME_NAMES: Record<EventTimeField, string> = {
  arriveTime: "Arrive",
  doorsOpenTime: "Doors",
  startTime: "Start",
  endTime: "End",
  doorsCloseTime: "Close",
};

/** `site` is where the event is looked at. */
export function calendarOf(event: Event, band: CalendarBand, site: string): string {
  const calendar = ical({
    prodId: { company: "Bandstand", product: "Bandstand" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const url = `${site}/event/${event.id}`;
  calendar.createEvent({
    ...whenOf(event, band.timeZone),
    id: `event-${event.bandId}-${event.id}@${new URL(site).hostname}`,
    // Counts up with every save, so that a calendar that has the event already takes the later one.
    sequence: Math.floor((Date.parse(event.updatedAt) - Date.parse(event.createdAt)) / 1000),
    stamp: new Date(event.updatedAt),
    created: new Date(event.createdAt),
    lastModified: new Date(event.updatedAt),
    summary: `${band.name}: ${event.name ?? event.venue_name ?? event.eventType_name}`,
    location: placeOf(event),
    description: wordsOf(event, url),
    url,
    status: STATUSES[event.eventStatus_tag] ?? ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}

/** Of the whole day where no time is known, an hour long where no end is. */
function whenOf(event: Event, timeZone: string): Pick<ICalEventData, "start" | "end" | "allDay"> {
  const span = eventSpan(event);
  if (!span) {
    const day = (date: string) => new Date(`${date}T00:00:00Z`);
    return { start: day(event.eventDate), end: day(addDays(event.eventDate, 1)), allDay: true };
  }
  const start = momentOf(span.begin, timeZone);
  const end = span.end && momentOf(span.end, timeZone);
  // An end in the hour that clocks leave out may come before a beginning behind it.
  const isEnd = end !== null && end > start;
  return { start, end: isEnd ? end : new Date(start.getTime() + HOUR_MS) };
}

function placeOf({ Venue }: Event): string | null {
  const parts = [Venue?.name, Venue?.address ?? Venue?.location].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function wordsOf(event: Event, url: string): string {
  const { EventType, EventStatus, draft, description, setlist_name } = event;
  const times = eventTimes(event).map(
    ({ field, time, date }) =>
      `${TIME_NAMES[field]} ${time}${date === event.eventDate ? "" : " (next day)"}`,
  );
  return [
    `${EventType.name}, ${EventStatus.name}${draft ? ", draft" : ""}`,
    ...times,
    setlist_name && `Set list: ${setlist_name}`,
    description,
    url,
  ]
    .filter(Boolean)
    .join("\n");
}
