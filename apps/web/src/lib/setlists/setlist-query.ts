/** One set list with its songs and the sections they stand in. */
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";

/** The key of every query about a single set list begins so. */
export const SETLIST = ["setlist"] as const;

export const setlistKey = (setlistId: number) => [...SETLIST, setlistId] as const;

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
