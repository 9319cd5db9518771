/** What of a venue is for whom, beyond the right to its area; and who may change what members say of it. */
import type { Actor } from "./member.ts";
import { canEditVenues, canRead, canSeeFee } from "./permissions.ts";

/** The gigs that were played there. How current the venue is, everybody who reads venues is told. */
export function canSeeEventsOfVenue(actor: Actor): boolean {
  return canRead(actor, "EV");
}

/** What a gig there paid. */
export function canSeeFeesOfVenue(actor: Actor): boolean {
  return canSeeEventsOfVenue(actor) && canSeeFee(actor);
}

type Written = { readonly bandUserId: number | null };

/** Nobody puts words into another's mouth, administrators neither. */
export function canEditVenueNote(actor: Actor, note: Written): boolean {
  return note.bandUserId === actor.id;
}

/** Its author, and whoever keeps the venue in order. */
export function canDeleteVenueNote(actor: Actor, note: Written): boolean {
  return canEditVenueNote(actor, note) || canEditVenues(actor);
}
