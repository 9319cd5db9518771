/** The gigs of a band as search engines and calendars read them: schema.org's MusicEvent. */
import { linkTo } from "@bandstand/domain/web-address";
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
  const shared = {
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    performer: { "@type": "MusicGroup", "@id": address, name: band.name },
    image: band.pictureFilename && origin + uploaded(band.pictureFilename),
  };
  return gigs.map((gig) => ({ ...musicEvent(gig, band.name), ...shared }));
}

function musicEvent(gig: PublicGig, bandName: string): Thing {
  const isOff = gig.eventStatusTag === "X";
  const time = isOff ? null : (gig.startTime ?? gig.doorsOpenTime);
  const tickets = isOff ? null : linkTo(gig.ticketURL);
  return {
    "@type": "MusicEvent",
    name: gig.name ?? `${bandName}${gig.venueName ? ` at ${gig.venueName}` : ""}`,
    description: isOff ? null : gig.publicDescription,
    startDate: time === null ? gig.eventDate : `${gig.eventDate}T${time}`,
    doorTime: isOff || gig.doorsOpenTime === null ? null : `${gig.eventDate}T${gig.doorsOpenTime}`,
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
