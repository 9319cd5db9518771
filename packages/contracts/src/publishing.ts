/** Gigs are proposed, confirmed and published: the mails that tell of it, and what comes back. */
import { PROMOTER_ANSWERS } from "@bandstand/domain/promoter-answers";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { event } from "./events.ts";
import { id, idParams, timestamp } from "./fields.ts";

const nullableText = z.nullable(z.string());

/** Whom a mail goes to: V the promoter, B a member of the band, F a follower. */
const recipient = z.enum(["V", "B", "F"]);
export type MailRecipient = z.output<typeof recipient>;

/** A mail as it would go out. Several addresses are parted by semicolons. */
const mailPreview = z.object({
  /** Of who gets it, for people: "The band (5)". */
  name: z.string(),
  subject: z.string(),
  /** A whole HTML document. */
  message: z.string(),
  from: z.string(),
  /** Each by a mail of their own. Followers are counted in `name` and not named. */
  to: z.string(),
  cc: z.string(),
  bcc: z.string(),
  /** Followers who are not told, since they asked for gigs near them alone; left out where there is none. */
  tooFar: z.optional(z.number()),
});
export type MailPreview = z.output<typeof mailPreview>;

const previews = z.object({
  V: z.optional(mailPreview),
  B: z.optional(mailPreview),
  F: z.optional(mailPreview),
});

export const publishPreview = z.object({ P: z.optional(previews), C: z.optional(previews) });
export type PublishPreview = z.output<typeof publishPreview>;

const options = z.strictObject({
  /** P issues a proposal and leaves the event as it is; C confirms and publishes. */
  status: z.enum(["P", "C"]),
  eventConfirmed: z.boolean(),
  draft: z.boolean(),
  sendVenue: z.boolean(),
  sendBand: z.boolean(),
  sendFollowers: z.boolean(),
  /** Answers go to the sender's own address rather than to the band's contact. */
  accountSender: z.boolean(),
  /** Followers hear of it at 18:00 where the band is, in one mail with what else is published for then; left out, at once. */
  digest: z.optional(z.boolean()),
});

export const publishEvent = endpoint({
  method: "POST",
  path: "/publishevent/{id}",
  summary:
    "Propose an event, or confirm and publish it (mode S, which answers the event), or look at the mails first (mode P)",
  access: { kind: "bookings" },
  params: idParams,
  body: z.strictObject({
    /** S sends, P shows. */
    mode: z.enum(["S", "P"]),
    options,
  }),
  answer: z.union([event, publishPreview]),
  failures: ["event_not_found", "invalid"],
  changes: ["events"],
});

const state = z.enum(["waiting", "sending", "sent", "failed", "withdrawn"]);
export type MailState = z.output<typeof state>;

const eventMail = z.object({
  id: z.number(),
  publicationId: z.number(),
  recipient,
  toAddress: z.string(),
  state,
  attempts: z.number(),
  lastError: nullableText,
  sentAt: z.nullable(timestamp),
});
export type EventMail = z.output<typeof eventMail>;

const counts = z.object({
  recipient,
  state,
  mails: z.number(),
});

const publication = z.object({
  id: z.number(),
  status: z.enum(["P", "C"]),
  /** `proposed`, `confirmed` or `provisional`. */
  occasion: z.enum(["proposed", "confirmed", "provisional"]),
  createdAt: timestamp,
  /** Null when the member has left. */
  by: nullableText,
  counts: z.array(counts),
});
export type Publication = z.output<typeof publication>;

const promoterAnswer = z.object({
  id: z.number(),
  answer: z.enum(PROMOTER_ANSWERS),
  words: nullableText,
  createdAt: timestamp,
});
export type AnswerOfPromoter = z.output<typeof promoterAnswer>;

export const eventPublications = z.object({
  /** What the promoter said to the proposal, the latest first. */
  answers: z.array(promoterAnswer),
  /** The latest first. Empty for who may not publish. */
  publications: z.array(publication),
  /**
   * One by one the mails to promoter and members, and those to followers that failed, as far as the reader may know of
   * followers. Empty for who may not publish.
   */
  mails: z.array(eventMail),
});
export type EventPublications = z.output<typeof eventPublications>;

export const getEventPublications = endpoint({
  method: "GET",
  path: "/event/{id}/publications",
  summary:
    "What the promoter said to an event; and for who may publish, who was sent what of it, when, and what failed",
  access: { kind: "read", areas: ["EV"] },
  params: idParams,
  answer: eventPublications,
  failures: ["event_not_found"],
  tells: ["EV", "BU"],
});

export const sendEventMailsAgain = endpoint({
  method: "POST",
  path: "/event/{id}/sendagain",
  summary:
    "Send mails about an event again: one of them, or all that failed. One on its way already is left alone",
  access: { kind: "bookings" },
  params: idParams,
  body: z.strictObject({ mailId: z.optional(id) }),
  answer: eventPublications,
  failures: ["event_not_found", "not_found"],
});

export const publishingEndpoints = { publishEvent, getEventPublications, sendEventMailsAgain };
