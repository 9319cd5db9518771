import { listSetlists } from "@bandstand/contracts/setlists";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { SETLIST_KEYS } from "./setlist-keys.ts";

/** All set lists of the band: searching and filtering them needs no further call. */
export const setlistsQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, SETLIST_KEYS.list, listSetlists, {}),
});

export function useSetlists({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...setlistsQuery(client), enabled });
}
