/** Every call of the contract by its name, for tests that walk them all: a new call is walked as well. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { FEATURES } from "../src/features.ts";
import type { SampleRequests } from "./sample-ids.ts";

export interface NamedEndpoint {
  name: keyof SampleRequests;
  endpoint: Endpoint;
}

export const ENDPOINTS: readonly NamedEndpoint[] = Object.values(FEATURES).flatMap(
  ({ endpoints }) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      // The names that samples are asked for are those of the features.
      name: name as keyof SampleRequests,
      endpoint,
    })),
);

/** What takes something away comes late, as bookmarking a second time does, and what ends the token comes last. */
export function byHarm(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  return endpoints.toSorted((one, other) => harmOf(one) - harmOf(other));
}

function harmOf({ name, endpoint: { method } }: NamedEndpoint): number {
  const last = [
    "removeMember",
    "bookmarkSongs",
    "deleteSong",
    "signOutEverywhere",
    "switchBand",
    "addBand",
    "signOut",
  ].indexOf(name);
  return last < 0 ? ["GET", "POST", "PUT", "DELETE"].indexOf(method) : 10 + last;
}
