/** To the promoter of a gig: a proposal that can be answered, its confirmation, or that it is open again. */
import type { Occasion, PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Letter } from "../letter.ts";
import {
  contactLine,
  dayOf,
  mapAndCalendar,
  placeAndDay,
  placeOf,
  prices,
  senderOf,
  terms,
  whenAndWhere,
} from "./gig-words.ts";

interface Words {
  subject: string;
  preview: string;
  heading: string;
  paragraph: string;
}

/** `answerUrl` is the promoter's own page of a proposal. */
export function promoterLetter(
  facts: PublicationFacts,
  { site, answerUrl }: { site: string; answerUrl: string },
): Letter {
  const { occasion, band, bookingName } = facts;
  const { paragraph, ...words } = WORDS[occasion](facts);
  const note = facts.publicDescription === null ? [] : [facts.publicDescription];
  return {
    ...words,
    sender: senderOf(facts, site),
    paragraphs: [bookingName === null ? "Hello," : `Dear ${bookingName},`, paragraph, ...note],
    facts: [...whenAndWhere(facts, "band"), ...terms(facts), ...prices(facts)],
    ...(occasion === "proposed" && {
      action: { label: "See and answer", url: answerUrl },
    }),
    links: mapAndCalendar(facts),
    footnote: `${contactLine(facts)}\nYou get this email because ${band.name} has you as the contact for this booking. Sent with Bandstand.`,
  };
}

const WORDS: Record<Occasion, (facts: PublicationFacts) => Words> = {
  proposed: (facts) => ({
    subject: `Proposal: ${facts.band.name} at ${placeAndDay(facts)}`,
    preview: `${facts.band.name} would like to play at ${placeOf(facts)} on ${dayOf(facts)}.`,
    heading: `${facts.band.name} would like to play`,
    paragraph: `${facts.band.name} would like to play at ${placeOf(facts)} on ${dayOf(facts)}. This is what we propose. Nothing is booked yet: with the button you can accept, ask something first, or decline.`,
  }),
  confirmed: (facts) => ({
    subject: `Confirmed: ${facts.band.name} at ${placeAndDay(facts)}`,
    preview: `We look forward to it. Here are the times and what was agreed.`,
    heading: "The gig is confirmed",
    paragraph: `The gig of ${facts.band.name} is confirmed at ${placeOf(facts)} on ${dayOf(facts)}, and we look forward to it. These are the details. Please tell us if anything is not as agreed.`,
  }),
  provisional: (facts) => ({
    subject: `Provisional: ${facts.band.name} at ${placeAndDay(facts)}`,
    preview: "The gig is provisional until we confirm it.",
    heading: "The gig is provisional",
    paragraph: `${facts.band.name} at ${placeOf(facts)} on ${dayOf(facts)} is provisional: we keep the date, and confirm it once all is settled. This is how it stands.`,
  }),
};
