/** Genres and statuses: they change with a new version of the product only. */
import { listGenres, listSongStatuses } from "@bandstand/contracts/lookups";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";

const DAY = 24 * 3600 * 1000;

export const genresQuery = (client: Client) =>
  queryOptions({
    queryKey: ["genres"],
    meta: { lookup: "genres" },
    queryFn: ({ signal }) => client.call(listGenres, {}, { signal }),
    staleTime: DAY,
  });

export const songStatusesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["songstatuses"],
    meta: { lookup: "statuses" },
    queryFn: ({ signal }) => client.call(listSongStatuses, {}, { signal }),
    staleTime: DAY,
  });

export function useGenres() {
  const { client } = useServices();
  return useQuery(genresQuery(client));
}

export function useSongStatuses() {
  const { client } = useServices();
  return useQuery(songStatusesQuery(client));
}
