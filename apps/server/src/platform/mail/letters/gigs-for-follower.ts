import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import { eventTimes } from "@bandstand/domain/event-times";
import type { Fact, Letter } from "../letter.ts";
import { dayOf, linked, ownName, placeAndDay, placeOf, prices, senderOf } from "./gig-words.ts";

/** To somebody who follows a band: the gigs that were announced on a day, in one mail. Tells what everybody may know. */
export function digestLetter(
  gigs: readonly PublicationFacts[],
  { site, stopUrl }: { site: string; stopUrl: string },
): Letter {
  const latest = gigs.at(-1);
  if (!latest) throw new Error("A digest tells of no gig.");
  const { name, identity } = latest.band;
  return {
    subject: `${name}: ${gigs.length} new gigs`,
    preview: gigs.map(placeAndDay).join(" · "),
    heading: `${gigs.length} new gigs`,
    sender: senderOf(latest, site),
    paragraphs: [`Here is where ${name} plays. Come along.`],
    facts: gigs.map(factOf),
    action: { label: `More of ${name}`, url: `${site}/bandpage/${identity}` },
    links: gigs.flatMap((gig) => linked(`Tickets: ${placeAndDay(gig)}`, gig.ticketURL)),
    footnote: `You get this email because you follow ${name}. To stop these mails: ${stopUrl}\nSent with Bandstand.`,
    stopUrl,
  };
}

/** The day, and beside it the place and what one has to know of the evening. */
function factOf(facts: PublicationFacts): Fact {
  const { venueName, venueAddress, venueLocation, publicDescription } = facts;
  const start = eventTimes(facts).find(({ field }) => field === "startTime");
  const lines = [
    placeOf(facts),
    ownName(facts),
    venueName === null ? null : (venueAddress ?? venueLocation),
    start ? `Start ${start.time}` : null,
    ...prices(facts).map(([label, value]) => `${label}: ${value}`),
    publicDescription,
  ];
  return [dayOf(facts), lines.filter((line) => line !== null).join("\n")];
}
