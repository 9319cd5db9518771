import { listVenues } from "@bandstand/contracts/venues";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { VENUE_KEYS } from "./venue-keys.ts";

/** All venues of the band: searching and filtering them needs no further call. */
export const venuesQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, VENUE_KEYS.list, listVenues, {}),
});

export function useVenues({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...venuesQuery(client), enabled });
}
