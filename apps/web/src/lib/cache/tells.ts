/** What a query in the cache tells of, so that a change finds the queries that it makes stale. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import type { AreaTag } from "@bandstand/domain/access-rule";

interface Told extends Record<string, unknown> {
  tells?: readonly AreaTag[];
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: Told;
  }
}

/** For the `meta` of a query: the areas that the contract names for its call. */
export function tells({ tells: areas = [] }: Pick<Endpoint, "tells">): {
  tells: readonly AreaTag[];
} {
  return { tells: areas };
}
