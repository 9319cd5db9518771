/** What the mails about a gig say of it, each in the words that its reader needs. */
import { calendarEntryUrl } from "@bandstand/domain/calendar-entry-url";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { eventTimes } from "@bandstand/domain/event-times";
import type { EventTimeField } from "@bandstand/domain/event-time-names";
import { formatMoney } from "@bandstand/domain/money";
import { directionsUrl, threeWordsUrl } from "@bandstand/domain/place-links";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import { linkTo } from "@bandstand/domain/web-address";
import type { Fact, MailLink } from "../letter.ts";

/** For the public, which has nothing to carry in. */
const PUBLIC_TIMES: ReadonlySet<EventTimeField> = new Set([
  "doorsOpenTime",
  "startTime",
  "endTime",
]);

export const dayOf = ({ eventDate }: PublicationFacts) => formatDateWithWeekday(eventDate);

/** "The Half Moon", else what the event is called. */
export function placeOf({ venueName, name, typeName }: PublicationFacts): string {
  return venueName ?? name ?? typeName;
}

/** A gig's own name, where it says more than its venue does. */
export function ownName(facts: PublicationFacts): string | null {
  return facts.name === placeOf(facts) ? null : facts.name;
}

/** "The Half Moon, Sat 05-Dec-2026". */
export const placeAndDay = (facts: PublicationFacts) => `${placeOf(facts)}, ${dayOf(facts)}`;

export function senderOf({ band }: PublicationFacts, site: string) {
  const { name, logoFilename } = band;
  return {
    name,
    logoUrl: logoFilename === null ? null : `${site}/uploads/${encodeURIComponent(logoFilename)}`,
  };
}

export function whenAndWhere(facts: PublicationFacts, reader: "band" | "public"): Fact[] {
  const times = eventTimes(facts)
    .filter(({ field }) => reader === "band" || PUBLIC_TIMES.has(field))
    .map(({ name, time, date }): Fact => {
      const isNextDay = date !== facts.eventDate;
      return [name, isNextDay ? `${time} (next day)` : time];
    });
  const place = [facts.venueName, facts.venueAddress ?? facts.venueLocation];
  return [
    ...said("Event", ownName(facts)),
    ["Date", dayOf(facts)],
    ...times,
    ...said("Venue", place.filter((part) => part !== null).join("\n")),
  ];
}

export function prices({ advanceTicketPrice, doorTicketPrice, ticketInfo }: PublicationFacts) {
  return [
    ...said("Advance", advanceTicketPrice === null ? null : formatMoney(advanceTicketPrice)),
    ...said("On the door", doorTicketPrice === null ? null : formatMoney(doorTicketPrice)),
    ...said("Tickets", ticketInfo),
  ];
}

/** What band and promoter agree upon. */
export function terms(facts: PublicationFacts): Fact[] {
  const { fee, deposit, bandToProvide, venueToProvide } = facts;
  return [
    ...said("Fee", fee === null ? null : formatMoney(fee)),
    ...said("Deposit", deposit === null || deposit === 0 ? null : formatMoney(deposit)),
    ...said("The band brings", bandToProvide),
    ...said("The venue brings", venueToProvide),
  ];
}

export function said(label: string, value: string | null): Fact[] {
  return value === null || value.trim() === "" ? [] : [[label, value]];
}

/** The way there, and into one's calendar. */
export function mapAndCalendar(facts: PublicationFacts): MailLink[] {
  const { band, venueName, venueLocation: location, venueAddress: address } = facts;
  const name = placeOf(facts);
  return [
    ...linked("Map", venueName && directionsUrl({ name: venueName, location, address })),
    ...linked("3 words", threeWordsUrl(facts.venueThreeWords)),
    ...linked(
      "Add to calendar",
      calendarEntryUrl({
        title: `${band.name}: ${name}`,
        place: [venueName, address ?? location].filter((part) => part !== null).join(", "),
        times: facts,
        timeZone: band.timeZone,
      }),
    ),
  ];
}

export function linked(label: string, url: string | null): MailLink[] {
  const address = linkTo(url);
  return address === null ? [] : [{ label, url: address }];
}

/** Who to ask, in a sentence; the mail's answer goes there as well. */
export function contactLine({ band, replyTo }: PublicationFacts): string {
  const { contactName, contactPhone, name } = band;
  const who = contactName ?? name;
  const phone = contactPhone === null ? "" : `, or call ${contactPhone}`;
  return `Any questions? Answer this email and it reaches ${who} (${replyTo})${phone}.`;
}
