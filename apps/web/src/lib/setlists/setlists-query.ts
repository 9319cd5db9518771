import { listSetlists } from "@bandstand/contracts/setlists";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { FOLLOWED } from "../offline/query-client.ts";
import { useServices } from "../services/services-context.ts";
import { SETLISTS } from "./setlist-keys.ts";

/** All set lists of the band: searching and filtering them needs no further call. */
export const setlistsQuery = (client: Client) =>
  queryOptions({
    ...FOLLOWED,
    queryKey: SETLISTS,
    queryFn: ({ signal }) => client.call(listSetlists, {}, { signal }),
  });

export function useSetlists({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...setlistsQuery(client), enabled });
}
