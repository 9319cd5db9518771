/** Calendars to which somebody subscribes (iCalendar, RFC 5545; its refresh and name, RFC 7986). */
import type { Event } from "@bandstand/contracts/events";
import { type AnswerKey, answerOf } from "@bandstand/domain/availability";
import { linkTo } from "@bandstand/domain/web-address";
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from "ical-generator";
import {
  type CalendarBand,
  type CalendarEntry,
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

interface BandOfPerson {
  band: CalendarBand;
  /** The person's membership in it. */
  bandUserId: number;
  events: readonly Event[];
}

/** Everything that somebody may see, over all their bands, with what they have answered to it. */
export function personalFeed(bands: readonly BandOfPerson[], site: string): string {
  const entries = bands.flatMap(({ band, bandUserId, events }) =>
    events.map((event) =>
      withAnswer(calendarEntry(event, band, site), answerOf(event.answers, bandUserId)),
    ),
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

/** Where one does not come, one's time is free. */
function withAnswer(entry: CalendarEntry, answer: AnswerKey | null): CalendarEntry {
  if (answer === null) return entry;
  return {
    ...entry,
    description: `Your answer: ${ANSWER_NAMES[answer]}\n${entry.description}`,
    ...(answer === "N" && { transparency: ICalEventTransparency.TRANSPARENT }),
  };
}

const ANSWER_NAMES = { Y: "yes", M: "maybe", N: "no" } as const satisfies Record<AnswerKey, string>;

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
