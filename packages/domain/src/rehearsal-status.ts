/** Whether the band still rehearses before it plays. */

/** planned: before the next gig, or there is none; late: only after it; none: no rehearsal is to come. */
export const REHEARSAL_STATUSES = ["planned", "late", "none"] as const;
export type RehearsalStatus = (typeof REHEARSAL_STATUSES)[number];

type OnDay = { readonly eventDate: string };

/** Of the next of each, from today on. One on the day of the gig is before it: nobody rehearses after having played. */
export function rehearsalStatusOf(
  nextRehearsal: OnDay | null,
  nextGig: OnDay | null,
): RehearsalStatus {
  if (nextRehearsal === null) return "none";
  if (nextGig === null) return "planned";
  return nextRehearsal.eventDate <= nextGig.eventDate ? "planned" : "late";
}
