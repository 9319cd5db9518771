import { listAvailableSongs } from "@bandstand/contracts/setlist-songs";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";
import { setlistKey } from "./setlist-keys.ts";

/** In place of an id: a set list that is not there yet, so that every song may go into it. */
export const NEW_SETLIST = 0;

/** The songs that a set list does not hold, and the events that play it. */
export const availableSongsQuery = (client: Client, setlistId: number) =>
  queryOptions({
    queryKey: [...setlistKey(setlistId), "available"],
    queryFn: ({ signal }) =>
      client.call(listAvailableSongs, { query: { setlistId: String(setlistId) } }, { signal }),
  });

export function useAvailableSongs(
  setlistId: number,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { client } = useServices();
  return useQuery({ ...availableSongsQuery(client, setlistId), enabled });
}
