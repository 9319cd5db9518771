/** Proposing an event, confirming and publishing it: what would be sent, and sending it. */
import type { Event } from "@bandstand/contracts/events";
import { invalidField } from "@bandstand/contracts/failure";
import type { MailPreview, MailRecipient, PublishPreview } from "@bandstand/contracts/publishing";
import type { Place } from "@bandstand/domain/near";
import { canSeeFee } from "@bandstand/domain/permissions";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import {
  afterPublishing,
  hasRecipient,
  occasionOf,
  publishProblem,
  type PublishOptions,
} from "@bandstand/domain/publishing";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../../platform/http/caller.ts";
import { isMailAddress } from "../../../platform/mail/envelope.ts";
import { findTowns } from "../../../platform/places/towns.ts";
import { announceSaved } from "../../../records/kit/record-changes.ts";
import { found } from "../../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../../records/kit/record-lock.ts";
import { EVENT } from "../../../records/events/event-kind.ts";
import { findEvent } from "../events.repository.ts";
import { editionOf, writeMail } from "./gig-mail.ts";
import { promoterAddresses } from "./promoter-addresses.ts";
import {
  type EventToPublish,
  findEventToPublish,
  setPublished,
} from "./publication-facts.repository.ts";
import {
  addMemberMails,
  addPromoterMails,
  countFollowers,
  type FollowersToTell,
  insertPublication,
  listMemberAddresses,
} from "./readers.repository.ts";
import { wakeMailer } from "./send-mails.jobs.ts";

/** Throws `event_not_found`, and `invalid` where it cannot be sent off so. */
export function publish(
  database: Database,
  caller: Caller,
  eventId: number,
  options: PublishOptions,
): Promise<Event> {
  return database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, EVENT, eventId, undefined);
    const before = await findPublishable(tx, caller, eventId, options);
    const after = afterPublishing(before, options);
    if (after.eventStatusTag !== before.eventStatusTag || after.draft !== before.draft) {
      await setPublished(tx, eventId, after);
      await announceSaved(tx, EVENT, [eventId]);
    }
    if (hasRecipient(options)) await sendOff(tx, caller, eventId, options);
    return found(EVENT, await findEvent(tx, caller, eventId));
  });
}

/** As the event stands now. Followers get their rows from the mailer, which takes its time with thousands. */
async function sendOff(
  tx: BandTransaction,
  caller: Caller,
  eventId: number,
  options: PublishOptions,
): Promise<void> {
  const event = await findPublishable(tx, caller, eventId, options);
  const facts = factsOf(event, options);
  const editionFor = (recipient: MailRecipient) => editionOf(eventId, recipient, facts);
  const publicationId = await insertPublication(tx, {
    eventId,
    status: statusOf(facts),
    options,
    facts,
    followerEdition: options.sendFollowers ? editionFor("F") : null,
    places: options.sendFollowers ? await placesOf(event) : null,
  });
  if (options.sendVenue) {
    const addresses = promoterAddresses(event.bookingEmail);
    await addPromoterMails(tx, { publicationId, edition: editionFor("V"), addresses });
  }
  if (options.sendBand) {
    const { today } = caller;
    await addMemberMails(tx, { publicationId, edition: editionFor("B"), today });
  }
  await wakeMailer(tx);
}

interface PreviewServices {
  database: Database;
  /** Of the server's own mails. */
  fromAddress: string;
  site: string;
}

/** What `publish` would send. Throws as it does. */
export function preview(
  { database, fromAddress, site }: PreviewServices,
  caller: Caller,
  eventId: number,
  options: PublishOptions,
): Promise<PublishPreview> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const event = await findPublishable(tx, caller, eventId, options);
    const facts = hidingMoney(caller, factsOf(event, options));
    const from = `${facts.band.name} <${fromAddress}>`;
    const entries = new Map<MailRecipient, MailPreview>();
    for (const recipient of recipientsOf(options)) {
      const ownUrl = recipient === "B" ? `${site}/event/${eventId}` : site;
      const { subject, html } = writeMail({
        facts,
        recipient,
        bandId: tx.bandId,
        eventId,
        site,
        ownUrl,
      });
      const named = await NAMED[recipient](tx, caller.today, event);
      entries.set(recipient, { ...named, subject, message: html, from, cc: "", bcc: "" });
    }
    return { [statusOf(facts)]: Object.fromEntries(entries) };
  });
}

type Named = Pick<MailPreview, "name" | "to" | "tooFar">;

const NAMED: Record<
  MailRecipient,
  (tx: BandTransaction, today: string, event: EventToPublish) => Promise<Named>
> = {
  V: async (_tx, _today, { bookingEmail, facts }) => ({
    name: facts.bookingName ?? "Promoter",
    to: promoterAddresses(bookingEmail).join("; "),
  }),
  B: async (tx, today) => {
    const addresses = await listMemberAddresses(tx, today);
    return { name: `Band (${addresses.length})`, to: addresses.join("; ") };
  },
  F: async (tx, _today, event) => followersToTell(await countFollowers(tx, await placesOf(event))),
};

/** Where no town can be told for sure, null: rather is somebody told of a gig far away than not of one nearby. */
async function placesOf({ facts, bandLocation }: EventToPublish): Promise<Place[] | null> {
  const known = [facts.venueLocation, bandLocation].map((text) => text?.trim() ?? "");
  const typed = known.find((text) => text !== "") ?? "";
  const { towns, isSure } = await findTowns(typed, facts.band.timeZone);
  return isSure ? towns.map(({ latitude, longitude }) => ({ latitude, longitude })) : null;
}

function followersToTell({ told, far }: FollowersToTell): Named {
  const name = `Followers (${told.toLocaleString("en-GB")})`;
  return { name, to: "", ...(far > 0 && { tooFar: far }) };
}

async function findPublishable(
  tx: BandTransaction,
  { today }: Caller,
  eventId: number,
  options: PublishOptions,
): Promise<EventToPublish> {
  const event = found(EVENT, await findEventToPublish(tx, eventId));
  const problem = publishProblem(event, options, today);
  if (problem) throw invalidField(`options.${problem.option}`, problem.message);
  return event;
}

function recipientsOf({ sendVenue, sendBand, sendFollowers }: PublishOptions): MailRecipient[] {
  return [
    ...(sendVenue ? (["V"] as const) : []),
    ...(sendBand ? (["B"] as const) : []),
    ...(sendFollowers ? (["F"] as const) : []),
  ];
}

/** What the mails say the event to be. */
const statusOf = ({ occasion }: PublicationFacts) => (occasion === "confirmed" ? "C" : "P");

/** Answers go to the band's contact, else to who sends it off. */
function factsOf(event: EventToPublish, options: PublishOptions): PublicationFacts {
  const { facts, bandContact, ownEmail } = event;
  const contact = bandContact !== null && isMailAddress(bandContact) ? bandContact : null;
  const replyTo = (options.accountSender ? null : contact) ?? ownEmail ?? contact;
  if (replyTo === null) throw new Error("A publication has nobody to answer to.");
  return { ...facts, occasion: occasionOf(options), replyTo };
}

/** Who manages bookings without seeing what they pay sees the mail without it; the promoter is told. */
function hidingMoney(caller: Caller, facts: PublicationFacts): PublicationFacts {
  return canSeeFee(caller) ? facts : { ...facts, fee: null, deposit: null };
}
