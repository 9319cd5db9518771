/** A venue is live: whoever has it open sees what others save, and who they are. */
import { watchVenue } from "@bandstand/contracts/venue-live";
import { VENUE_KEYS } from "./venue-keys.ts";
import { venueQuery } from "./venue-query.ts";

export const LIVE_VENUE = {
  keys: VENUE_KEYS,
  query: venueQuery,
  watch: watchVenue,
  notFound: "venue_not_found",
} as const;
