/** Which events the public sees. */

export type PublishedEvent = {
  readonly draft: boolean;
  readonly privateEvent: boolean;
  readonly eventStatusTag: string;
  /** Of its type: a gig is one, a rehearsal is not. */
  readonly publicPerformance: boolean;
};

/** Public whatever its date: a gig that is neither private nor draft, and confirmed or cancelled. */
export function isReleased(event: PublishedEvent): boolean {
  return (
    event.publicPerformance &&
    !event.privateEvent &&
    !event.draft &&
    (event.eventStatusTag === "C" || event.eventStatusTag === "X")
  );
}

/**
 * Whether the public gig list holds the event: released, and from today on. Dates are `YYYY-MM-DD`; `today` is the
 * day in the band's time zone.
 */
export function isPubliclyListed(
  event: PublishedEvent & { readonly eventDate: string },
  today: string,
): boolean {
  return isReleased(event) && event.eventDate >= today;
}

/** An event is past from the day after it. */
export function isPast(eventDate: string, today: string): boolean {
  return eventDate < today;
}
