/** Calendars to which somebody subscribes (iCalendar, RFC 5545; its refresh and name, RFC 7986). */
import type { Event } from "@bandstand/contracts/events";
import { linkTo } from "@bandstand/domain/web-address";
import ical, { ICalCalendarMethod, type ICalEventData } from "ical-generator";
import {
  type CalendarBand,
  calendarEntry,
  entryId,
  placeOf,
  PRODUCT,
  statusOf,
  whenOf,
} from "./event-calendar.ts";
import type { PublicCalendar, PublicEntry } from "./event-feeds.repository.ts";

/** Seconds after which calendars may ask again. */
const REFRESH_S = 3600;

/** Everything that somebody may see, over all their bands. */
export function personalFeed(
  bands: readonly { band: CalendarBand; events: readonly Event[] }[],
  site: string,
): string {
  const entries = bands.flatMap(({ band, events }) =>
    events.map((event) => calendarEntry(event, band, site)),
  );
  return feedOf(bands.length === 1 ? (bands[0]?.band.name ?? "Bandstand") : "My bands", entries);
}

/** The public gigs of a band. `site` is where its page is. */
export function publicFeed({ band, entries }: PublicCalendar, site: string): string {
  const page = `${site}/bandpage/${encodeURIComponent(band.identity)}`;
  return feedOf(
    band.name,
    entries.map((entry) => publicEntry(entry, band, { site, page })),
  );
}

function feedOf(name: string, entries: readonly ICalEventData[]): string {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: REFRESH_S,
  });
  for (const entry of entries) calendar.createEvent(entry);
  return calendar.toString();
}

function publicEntry(
  entry: PublicEntry,
  band: CalendarBand,
  { site, page }: { site: string; page: string },
): ICalEventData {
  const isOff = entry.statusTag === "X";
  const tickets = linkTo(entry.ticketURL);
  const words = isOff ? [] : [entry.publicDescription, tickets && `Tickets: ${tickets}`];
  return {
    ...whenOf(entry, band.timeZone),
    id: entryId(entry, site),
    summary: `${band.name}: ${entry.name ?? entry.venue.name ?? "Gig"}`,
    location: placeOf(entry.venue),
    description: [...words, page].filter(Boolean).join("\n"),
    url: page,
    status: statusOf(entry.statusTag),
  };
}
