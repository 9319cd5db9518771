/** How many songs or set lists the band has, without loading them. */
import { type Counts, getCounts } from "@bandstand/contracts/counts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";
import { SETLISTS } from "../setlists/setlist-keys.ts";
import { SONGS } from "../songs/songs-query.ts";

export type Counted = keyof Counts;

/** Each below the key of its list: whatever makes the list stale makes its count stale. */
const KEYS = { songs: [...SONGS, "count"], setlists: [...SETLISTS, "count"] } as const;

/** Asked together, both counts are one call. */
const countsQuery = (client: Client) =>
  queryOptions({
    queryKey: ["counts"],
    queryFn: ({ signal }) => client.call(getCounts, {}, { signal }),
    staleTime: 0,
  });

export const areaCountQuery = (client: Client, of: Counted) =>
  queryOptions({
    queryKey: KEYS[of],
    queryFn: async ({ client: queries }: { client: QueryClient }) =>
      (await queries.query(countsQuery(client)))[of],
  });

/** Null and undefined while it is not known, or not to be known. */
export function useAreaCount(of: Counted): number | null | undefined {
  const { client } = useServices();
  return useQuery(areaCountQuery(client, of)).data;
}
