/** What the publish popup offers for an event, and whom it may tell. */
import { isPast } from "./event-visibility.ts";

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

/** A new event is provisional or confirmed; a known one may take any status. Ordered by sequence. */
export function statusesToChoose<S extends { readonly tag: string; readonly sequence: number }>(
  statuses: readonly S[],
  isNew: boolean,
): S[] {
  return statuses
    .filter(({ tag }) => !isNew || tag === "P" || tag === "C")
    .toSorted((one, other) => one.sequence - other.sequence);
}
