/** What of a set list is for whom, beyond the right to its area; and what may be done with which one. */
import type { Actor } from "./member.ts";
import { canRead } from "./permissions.ts";

/** Who may not read songs is told what it takes to play and to build a set list, and no more. */
export function canSeeSongDetails(actor: Actor): boolean {
  return canRead(actor, "SO");
}

/** The events that a set list is for, and when its songs were last played. */
export function canSeeEventsOfSetlist(actor: Actor): boolean {
  return canRead(actor, "EV");
}

/** A permanent one is kept for good: no screen offers to delete it. */
export function canDeleteSetlist(setlist: { readonly permanent: boolean }): boolean {
  return !setlist.permanent;
}
