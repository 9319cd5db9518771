/** To the members of a band: that a gig or rehearsal was proposed, confirmed, or is provisional. */
import type { Occasion, PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Letter } from "../letter.ts";
import { mapAndCalendar, placeAndDay, placeOf, said, senderOf, whenAndWhere } from "./gig-words.ts";

const WORDS: Record<Occasion, { subject: string; heading: string; paragraph: string }> = {
  proposed: {
    subject: "Proposed",
    heading: "Proposed to the promoter",
    paragraph: "Nothing is booked yet. Keep the date free if you can.",
  },
  confirmed: {
    subject: "Confirmed",
    heading: "It is on",
    paragraph: "This one is confirmed. The file beside this email puts it into your calendar.",
  },
  provisional: {
    subject: "Provisional",
    heading: "Provisional",
    paragraph: "This one is not confirmed yet. Keep the date free if you can.",
  },
};

export function bandLetter(
  facts: PublicationFacts,
  { site, url }: { site: string; url: string },
): Letter {
  const { subject, heading, paragraph } = WORDS[facts.occasion];
  const { band, description, setlistName, parking, typeName, privateEvent } = facts;
  return {
    subject: `${subject}: ${placeAndDay(facts)}`,
    preview: `${typeName} of ${band.name}. ${paragraph}`,
    heading: `${heading}: ${placeOf(facts)}`,
    sender: senderOf(facts, site),
    paragraphs: [paragraph, ...(description === null ? [] : [description])],
    facts: [
      ...whenAndWhere(facts, "band"),
      ["Type", privateEvent ? `${typeName}, private` : typeName],
      ...said("Set list", setlistName),
      ...said("Parking", parking),
      ...said("We bring", facts.bandToProvide),
      ...said("The venue brings", facts.venueToProvide),
    ],
    action: { label: "Open the event", url },
    links: mapAndCalendar(facts),
    footnote: `You get this email because you play in ${band.name}. Whoever manages its bookings sent it: ${facts.replyTo}. Sent with Bandstand.`,
  };
}
