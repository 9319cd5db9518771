/** One set list with its songs and the sections they stand in. */
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";
import { setlistKey } from "./setlist-keys.ts";

export const setlistQuery = (client: Client, setlistId: number) =>
  queryOptions({
    queryKey: [...setlistKey(setlistId), "sections"],
    queryFn: ({ signal }) =>
      client.call(getSetlistWithSections, { params: { id: String(setlistId) } }, { signal }),
  });

export function useSetlist(setlistId: number) {
  const { client } = useServices();
  return useQuery(setlistQuery(client, setlistId));
}
