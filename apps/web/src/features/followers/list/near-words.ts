import type { Follower } from "@bandstand/contracts/followers";

type Near = Pick<Follower, "events" | "nearMiles" | "nearPlace">;

/** Which gigs somebody wants to hear of; empty for all of them, and for none. */
export function nearWords({ events, nearMiles, nearPlace }: Near): string {
  return events && nearMiles !== null && nearPlace !== null
    ? `Within ${nearMiles} miles of ${nearPlace}`
    : "";
}

/** Without region and country, for which a phone has no room. */
export function nearWordsInShort(follower: Near): string {
  const [town = null] = follower.nearPlace?.split(",") ?? [];
  return nearWords({ ...follower, nearPlace: town });
}
