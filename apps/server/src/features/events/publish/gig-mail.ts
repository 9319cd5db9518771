/** The mail that a reader of a publication gets, and what tells one edition of it from another. */
import { createHash } from "node:crypto";
import type { MailRecipient } from "@bandstand/contracts/publishing";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import { BANDSTAND } from "../../../platform/mail/brand.ts";
import { compose } from "../../../platform/mail/compose.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { bandLetter } from "../../../platform/mail/letters/gig-for-band.ts";
import { digestLetter } from "../../../platform/mail/letters/gigs-for-follower.ts";
import { followerLetter } from "../../../platform/mail/letters/gig-for-follower.ts";
import { promoterLetter } from "../../../platform/mail/letters/gig-for-promoter.ts";
import type { Message } from "../../../platform/mail/mailer.ts";
import { calendarFile } from "../event-calendar.ts";

export interface GigMail {
  facts: PublicationFacts;
  recipient: MailRecipient;
  bandId: number;
  eventId: number;
  /** Where people reach the product, without a slash at its end. */
  site: string;
  /** The reader's own: a promoter's to answer, a follower's to stop these mails, a member's to the event. */
  ownUrl: string;
}

type Written = Pick<Message, "from" | "replyTo" | "subject" | "html" | "text" | "attachments">;

export function writeMail(mail: GigMail): Written {
  const { facts } = mail;
  return {
    ...compose(letterOf(mail), BANDSTAND),
    from: { name: facts.band.name },
    replyTo: facts.replyTo,
    attachments: [calendarOfMail(mail)],
  };
}

/** One mail of several gigs, each with its file for a calendar. */
export function writeDigest(
  gigs: readonly GigMail[],
  links: { site: string; stopUrl: string },
): Written {
  const letter = digestLetter(
    gigs.map(({ facts }) => facts),
    links,
  );
  const { name, replyTo } = senderOfDigest(gigs);
  return {
    ...compose(letter, BANDSTAND),
    from: { name },
    replyTo,
    attachments: gigs.map(calendarOfMail),
  };
}

/** All are of one band; the last of them says where answers go now. */
function senderOfDigest(gigs: readonly GigMail[]): { name: string; replyTo: string } {
  const facts = gigs.at(-1)?.facts;
  if (!facts) throw new Error("A digest tells of no gig.");
  return { name: facts.band.name, replyTo: facts.replyTo };
}

function letterOf({ facts, recipient, site, ownUrl }: GigMail): Letter {
  switch (recipient) {
    case "V":
      return promoterLetter(facts, { site, answerUrl: ownUrl });
    case "B":
      return bandLetter(facts, { site, url: ownUrl });
    default:
      return followerLetter(facts, { site, stopUrl: ownUrl });
  }
}

/** For members the event's own page tells more; for others the band's. */
function calendarOfMail({ facts, recipient, bandId, eventId, site }: GigMail) {
  const { band, occasion, name, venueName, typeName, eventDate } = facts;
  const place = [venueName, facts.venueAddress ?? facts.venueLocation].filter(Boolean).join(", ");
  const url = recipient === "B" ? `${site}/event/${eventId}` : `${site}/bandpage/${band.identity}`;
  const said = recipient === "B" ? facts.description : facts.publicDescription;
  const title = name ?? venueName ?? typeName;
  const content = calendarFile({
    ...facts,
    bandId,
    eventId,
    title,
    place: place || null,
    words: [said, url].filter(Boolean).join("\n"),
    statusTag: occasion === "confirmed" ? "C" : "P",
    url,
  });
  const type = "text/calendar; charset=utf-8; method=PUBLISH";
  return { name: `${eventDate} ${title}.ics`, type, content };
}

/**
 * Promoter and members are told again once the event has been saved since; followers never read the same words twice.
 * As a UUID.
 */
export function editionOf(eventId: number, recipient: MailRecipient, facts: PublicationFacts) {
  const { occasion, updatedAt } = facts;
  const unlike =
    recipient === "F"
      ? compose(followerLetter(facts, { site: NOWHERE, stopUrl: NOWHERE }), BANDSTAND).text
      : updatedAt;
  const sum = createHash("md5")
    .update(JSON.stringify([eventId, occasion, unlike]))
    .digest("hex");
  return sum.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Links say nothing of what a mail says. */
const NOWHERE = "https://example.invalid";
