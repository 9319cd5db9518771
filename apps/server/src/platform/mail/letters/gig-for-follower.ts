import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Letter } from "../letter.ts";
import {
  dayOf,
  linked,
  mapAndCalendar,
  placeAndDay,
  placeOf,
  prices,
  senderOf,
  whenAndWhere,
} from "./gig-words.ts";

/** To somebody who follows a band: it plays, where and when. Tells what everybody may know. */
export function followerLetter(
  facts: PublicationFacts,
  { site, stopUrl }: { site: string; stopUrl: string },
): Letter {
  const { band, publicDescription, venueLocation, ticketURL, bandEventURL } = facts;
  const page = { label: `More of ${band.name}`, url: `${site}/bandpage/${band.identity}` };
  const [tickets] = linked("Get tickets", ticketURL);
  return {
    subject: `${band.name} at ${placeAndDay(facts)}`,
    preview: [dayOf(facts), placeOf(facts), venueLocation].filter((part) => part).join(" · "),
    heading: `Live at ${placeOf(facts)}`,
    sender: senderOf(facts, site),
    paragraphs:
      publicDescription === null
        ? [`${band.name} plays at ${placeOf(facts)} on ${dayOf(facts)}. Come along.`]
        : [publicDescription],
    facts: [...whenAndWhere(facts, "public"), ...prices(facts)],
    action: tickets ?? page,
    links: [
      ...mapAndCalendar(facts),
      ...linked("About this gig", bandEventURL),
      ...(tickets ? [page] : []),
    ],
    footnote: `You get this email because you follow ${band.name}. To stop these mails: ${stopUrl}\nSent with Bandstand.`,
    stopUrl,
  };
}
