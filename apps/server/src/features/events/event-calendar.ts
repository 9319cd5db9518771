/** An event as a file for calendars (iCalendar, RFC 5545). Times are moments: no calendar has to know the band's zone. */
import type { Event } from "@bandstand/contracts/events";
import { addDays } from "@bandstand/domain/calendar-date";
import { eventSpan, eventTimes, type TimesOfEvent } from "@bandstand/domain/event-times";
import { momentOf } from "@bandstand/domain/zoned-time";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";

export interface CalendarBand {
  name: string;
  timeZone: string;
}

export const PRODUCT = { company: "Bandstand", product: "Bandstand" };

const HOUR_MS = 3_600_000;

const STATUSES: Readonly<Record<string, ICalEventStatus>> = {
  P: ICalEventStatus.TENTATIVE,
  C: ICalEventStatus.CONFIRMED,
  X: ICalEventStatus.CANCELLED,
};

/** `site` is where events are looked at. */
export function calendarOf(event: Event, band: CalendarBand, site: string): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent(calendarEntry(event, band, site));
  return calendar.toString();
}

export type CalendarEntry = ICalEventData & { description: string };

export function calendarEntry(event: Event, band: CalendarBand, site: string): CalendarEntry {
  const url = `${site}/event/${event.id}`;
  return {
    ...whenOf(event, band.timeZone),
    id: entryId(event, site),
    // Counts up with every save, so that a calendar that has the event already takes the later one.
    sequence: Math.floor((Date.parse(event.updatedAt) - Date.parse(event.createdAt)) / 1000),
    stamp: new Date(event.updatedAt),
    created: new Date(event.createdAt),
    lastModified: new Date(event.updatedAt),
    summary: `${band.name}: ${event.name ?? event.venue_name ?? event.eventType_name}`,
    location: placeOf(event.Venue),
    description: wordsOf(event, url),
    url,
    status: statusOf(event.eventStatus_tag),
  };
}

/** What an entry says that is made of more than the event as members see it. */
export interface SaidEntry extends TimesOfEvent {
  bandId: number;
  eventId: number;
  band: CalendarBand;
  title: string;
  place: string | null;
  words: string;
  statusTag: string;
  createdAt: string;
  updatedAt: string;
  /** Where more is told of it. */
  url: string;
}

export function calendarFile(entry: SaidEntry): string {
  const { band, url, bandId, eventId, createdAt, updatedAt } = entry;
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    ...whenOf(entry, band.timeZone),
    id: entryId({ bandId, id: eventId }, url),
    sequence: Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000),
    stamp: new Date(updatedAt),
    created: new Date(createdAt),
    lastModified: new Date(updatedAt),
    summary: `${band.name}: ${entry.title}`,
    location: entry.place,
    description: entry.words,
    url,
    status: statusOf(entry.statusTag),
  });
  return calendar.toString();
}

/** The same event has the same one wherever a calendar gets it from. */
export function entryId({ bandId, id }: Pick<Event, "bandId" | "id">, site: string): string {
  return `event-${bandId}-${id}@${new URL(site).hostname}`;
}

export function statusOf(tag: string): ICalEventStatus {
  return STATUSES[tag] ?? ICalEventStatus.TENTATIVE;
}

/** Of the whole day where no time is known, an hour long where no end is. */
export function whenOf(
  event: TimesOfEvent,
  timeZone: string,
): Pick<ICalEventData, "start" | "end" | "allDay"> {
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

interface Place {
  name: string | null;
  address: string | null;
  location: string | null;
}

export function placeOf(venue: Place | null): string | null {
  const parts = [venue?.name, venue?.address ?? venue?.location].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function wordsOf(event: Event, url: string): string {
  const { EventType, EventStatus, draft, description, setlist_name } = event;
  const times = eventTimes(event).map(
    ({ name, time, date }) => `${name} ${time}${date === event.eventDate ? "" : " (next day)"}`,
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
