/** How many the band has of what an area keeps, without loading them. */
import { type Counts, getCounts } from "@bandstand/contracts/counts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { tells } from "../../lib/cache/tells.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";

export type Counted = keyof Counts;

/** Asked together, all counts are one call. */
const countsQuery = (client: Client) => ({
  ...callQuery(client, ["counts"], getCounts, {}),
  staleTime: 0,
});

export const areaCountQuery = (client: Client, of: Counted) =>
  queryOptions({
    queryKey: ["count", of],
    meta: tells(getCounts),
    queryFn: async ({ client: queries }: { client: QueryClient }) =>
      (await queries.query(countsQuery(client)))[of],
  });

/** Null and undefined while it is not known, or not to be known. */
export function useAreaCount(of: Counted): number | null | undefined {
  const { client } = useServices();
  return useQuery(areaCountQuery(client, of)).data;
}
