/** What the publish popup offers for an event, and whom it may tell. */
import { isPast } from "./event-visibility.ts";
import type { Occasion } from "./publication-facts.ts";

export const NO_BOOKING_EMAIL_HINT =
  "Option is disabled as there is no booking email address defined on the event.";

export type PublishableEvent = {
  readonly eventDate: string;
  readonly draft: boolean;
  readonly privateEvent: boolean;
  /** The status that the event has, or gets on sending. */
  readonly eventStatusTag: string;
  readonly publicPerformance: boolean;
  readonly bookingEmail: string | null;
};

/** Whom a publication or a proposal goes to; `sendVenue` is the promoter. */
export type Recipients = {
  readonly sendVenue: boolean;
  readonly sendBand: boolean;
  readonly sendFollowers: boolean;
};

/** Cancelled and past events have no publish controls. `today` is the day in the band's time zone. */
function isOpen(event: PublishableEvent, today: string): boolean {
  return event.eventStatusTag !== "X" && !isPast(event.eventDate, today);
}

/** A gig that is still a draft or provisional. */
export function isPublishOffered(event: PublishableEvent, today: string): boolean {
  return (
    isOpen(event, today) && event.publicPerformance && (event.draft || event.eventStatusTag === "P")
  );
}

/** A proposal goes out before the gig is confirmed. */
export function isProposalOffered(event: PublishableEvent, today: string): boolean {
  return isOpen(event, today) && event.publicPerformance && event.eventStatusTag === "P";
}

export function isConfirmOffered(event: PublishableEvent, today: string): boolean {
  return isOpen(event, today) && event.eventStatusTag === "P";
}

export function isPromoterDisabled(event: Pick<PublishableEvent, "bookingEmail">): boolean {
  return !(event.bookingEmail ?? "").includes("@");
}

/** Followers hear of gigs that the public may know: not private, no longer provisional, no draft. */
export function followersOption(event: PublishableEvent): "absent" | "disabled" | "enabled" {
  if (!event.publicPerformance) return "absent";
  return event.privateEvent || event.eventStatusTag === "P" || event.draft ? "disabled" : "enabled";
}

/** The recipients that the event allows, of those that were ticked. */
export function allowedRecipients(event: PublishableEvent, ticked: Recipients): Recipients {
  return {
    sendVenue: ticked.sendVenue && !isPromoterDisabled(event),
    sendBand: ticked.sendBand,
    sendFollowers: ticked.sendFollowers && followersOption(event) === "enabled",
  };
}

/** A proposal to nobody cannot be sent. */
export function hasRecipient(recipients: Recipients): boolean {
  return recipients.sendVenue || recipients.sendBand || recipients.sendFollowers;
}

export type PublishOptions = Recipients & {
  /** P issues a proposal, C confirms and publishes. */
  readonly status: "P" | "C";
  /** Of what is published: confirmed, or provisional (again). A proposal leaves the status alone. */
  readonly eventConfirmed: boolean;
  /** Of what is published: a draft still, in no public listing. A proposal leaves that alone as well. */
  readonly draft: boolean;
  /** Answers go to the sender rather than to the band's contact. */
  readonly accountSender: boolean;
  /** Followers hear of it at six in the evening, in one mail with what else is published for then; left out, at once. */
  readonly digest?: boolean | undefined;
};

/** As it stands once it has been published, or proposed. */
export function afterPublishing<Event extends PublishableEvent>(
  event: Event,
  { status, eventConfirmed, draft }: PublishOptions,
): Event {
  if (status === "P") return event;
  return { ...event, eventStatusTag: eventConfirmed ? "C" : "P", draft };
}

/** As the popup begins: told is whoever can be, for who sends a thing off mostly wants that. */
export function firstOptions(event: PublishableEvent, status: PublishOptions["status"]) {
  const options: PublishOptions = {
    status,
    eventConfirmed: true,
    draft: false,
    sendVenue: true,
    sendBand: status === "C",
    sendFollowers: false,
    accountSender: false,
  };
  return changedOptions(event, options, {});
}

/** Turning draft on, or the confirmation off, clears the followers; who cannot be told is not ticked. */
export function changedOptions(
  event: PublishableEvent,
  options: PublishOptions,
  changed: Partial<PublishOptions>,
): PublishOptions {
  const next = { ...options, ...changed };
  return { ...next, ...allowedRecipients(afterPublishing(event, next), next) };
}

export function occasionOf({ status, eventConfirmed }: PublishOptions): Occasion {
  if (status === "P") return "proposed";
  return eventConfirmed ? "confirmed" : "provisional";
}

export const PUBLISH_MESSAGES = {
  over: "Cancelled and past events are not published.",
  noProposal: "What is confirmed already, or no public performance, is not proposed.",
  nobody: "Choose whom the proposal goes to.",
  followers: "Followers hear of public gigs that are confirmed and no drafts.",
} as const;

type PublishProblem = {
  readonly option: "status" | keyof Recipients;
  readonly message: string;
};

/** Why it cannot be sent so; null where it can. */
export function publishProblem(
  event: PublishableEvent,
  options: PublishOptions,
  today: string,
): PublishProblem | null {
  const { status, sendVenue, sendFollowers } = options;
  if (!isOpen(event, today)) return { option: "status", message: PUBLISH_MESSAGES.over };
  if (status === "P" && !isProposalOffered(event, today))
    return { option: "status", message: PUBLISH_MESSAGES.noProposal };
  const allowed = allowedRecipients(afterPublishing(event, options), options);
  if (sendVenue && !allowed.sendVenue)
    return { option: "sendVenue", message: NO_BOOKING_EMAIL_HINT };
  if (sendFollowers && !allowed.sendFollowers)
    return { option: "sendFollowers", message: PUBLISH_MESSAGES.followers };
  if (status === "P" && !hasRecipient(options))
    return { option: "status", message: PUBLISH_MESSAGES.nobody };
  return null;
}

/** A new event is provisional or confirmed; a known one may take any status. Ordered by sequence. */
export function statusesToChoose<S extends { readonly tag: string; readonly sequence: number }>(
  statuses: readonly S[],
  isNew: boolean,
): S[] {
  return statuses
    .filter(({ tag }) => !isNew || tag === "P" || tag === "C")
    .toSorted((one, other) => one.sequence - other.sequence);
}
