import { listAvailableSongs } from "@bandstand/contracts/setlist-songs";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { SETLIST_KEYS } from "./setlist-keys.ts";

/** In place of an id: a set list that is not there yet, so that every song may go into it. */
export const NEW_SETLIST = 0;

/** The songs that a set list does not hold, and the events that play it. */
export const availableSongsQuery = (client: Client, setlistId: number) =>
  callQuery(client, [...SETLIST_KEYS.one(setlistId), "available"], listAvailableSongs, {
    query: { setlistId: String(setlistId) },
  });

export function useAvailableSongs(
  setlistId: number,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { client } = useServices();
  return useQuery({ ...availableSongsQuery(client, setlistId), enabled });
}
