/** The gigs of a band as search engines and calendars read them: schema.org's MusicEvent. */
import { eventSpan, eventTimes } from "@bandstand/domain/event-times";
import { linkTo } from "@bandstand/domain/web-address";
import { zonedTimes } from "@bandstand/domain/zoned-time";
import type { Thing } from "../../platform/pages/structured-data.ts";
import { bandAddress } from "./band-address.ts";
import { uploaded } from "./band-page.template.ts";
import type { PublicGig } from "./public-bands.repository.ts";
import type { BandPage } from "./public-bands.use-cases.ts";

/** What the list of gigs does not tell of one that is off is not told here either. */
export function musicEvents(
  { band, gigs }: Pick<BandPage, "band" | "gigs">,
  origin: string,
): Thing[] {
  const address = bandAddress(origin, band.identity);
  const zoned = zonedTimes(band.timeZone);
  const shared = {
    // Where all of them are listed.
    url: address,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    performer: { "@type": "MusicGroup", "@id": address, name: band.name },
    image: band.pictureFilename && origin + uploaded(band.pictureFilename),
  };
  return gigs.map((gig) => ({ ...musicEvent(gig, band.name), ...timesOf(gig, zoned), ...shared }));
}

function musicEvent(gig: PublicGig, bandName: string): Thing {
  const isOff = gig.eventStatusTag === "X";
  const tickets = isOff ? null : linkTo(gig.ticketURL);
  return {
    "@type": "MusicEvent",
    name: gig.name ?? `${bandName}${gig.venueName ? ` at ${gig.venueName}` : ""}`,
    description: isOff ? null : gig.publicDescription,
    eventStatus: `https://schema.org/${isOff ? "EventCancelled" : "EventScheduled"}`,
    location: gig.venueName && {
      "@type": "MusicVenue",
      name: gig.venueName,
      address: (isOff ? null : gig.venueAddress) ?? gig.venueLocation,
    },
    offers: tickets && {
      "@type": "Offer",
      url: tickets,
      price: gig.advanceTicketPrice,
      priceCurrency: gig.advanceTicketPrice === null ? null : "GBP",
    },
  };
}

/** By the clocks where the band is at home, as all its times are. */
function timesOf(gig: PublicGig, zoned: ReturnType<typeof zonedTimes>) {
  const { eventDate, eventStatusTag, doorsOpenTime, startTime } = gig;
  // An end alone does not say when it begins.
  if (eventStatusTag === "X" || (startTime ?? doorsOpenTime) === null)
    return { startDate: eventDate };
  const times = { ...gig, arriveTime: null, soundCheckTime: null, doorsCloseTime: null };
  const span = eventSpan(times);
  const doors = eventTimes(times).find(({ field }) => field === "doorsOpenTime");
  return {
    startDate: span ? zoned(span.begin) : eventDate,
    doorTime: doors ? zoned(doors) : null,
    endDate: span?.end ? zoned(span.end) : null,
  };
}
