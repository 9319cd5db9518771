/** A venue as a member is told of it: its status by today, its gigs to whom may read events, and what they paid to fewer. */
import { canSeeSetlistName } from "@bandstand/domain/band-permissions";
import { canSeeEventsOfVenue, canSeeFeesOfVenue } from "@bandstand/domain/venue-permissions";
import { venueStatusOf } from "@bandstand/domain/venue-status";
import type { GigAtVenue } from "@bandstand/contracts/venues";
import type { Caller } from "../../platform/http/caller.ts";
import type { ToldStatus } from "./venues.repository.ts";

interface WithEvents<Event> {
  lastEvent: string | null;
  Events: Event[];
}

/** Whoever may not read events is told how current a venue is, and no more of them. */
export function venueFor<Event, V extends WithEvents<Event>>(
  caller: Caller,
  statuses: readonly ToldStatus[],
  given: V,
): Omit<V, "lastEvent"> & { VenueStatus: ToldStatus } {
  const { lastEvent, ...venue } = given;
  const { tag, name } = venueStatusOf(lastEvent === null ? [] : [lastEvent], caller.today);
  const status = statuses.find((one) => one.tag === tag);
  if (!status) throw new Error(`There is no status ${tag} of venues.`);
  return {
    ...venue,
    Events: canSeeEventsOfVenue(caller) ? venue.Events : [],
    VenueStatus: { ...status, name },
  };
}

export function gigsFor(caller: Caller, gigs: readonly GigAtVenue[]): GigAtVenue[] {
  const seesFees = canSeeFeesOfVenue(caller);
  const seesSetlists = canSeeSetlistName(caller);
  return gigs.map((gig) => ({
    ...gig,
    fee: seesFees ? gig.fee : null,
    paymentReceived: seesFees ? gig.paymentReceived : null,
    Setlist: seesSetlists ? gig.Setlist : null,
  }));
}
