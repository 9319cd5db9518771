import { getSong } from "@bandstand/contracts/songs";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";

export const songKey = (songId: number) => ["song", songId] as const;

export const songQuery = (client: Client, songId: number) =>
  queryOptions({
    queryKey: songKey(songId),
    queryFn: ({ signal }) => client.call(getSong, { params: { id: String(songId) } }, { signal }),
  });

export function useSong(songId: number) {
  const { client } = useServices();
  return useQuery(songQuery(client, songId));
}
