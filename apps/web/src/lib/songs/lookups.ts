/** Genres and statuses: they change with a new version of the product only. */
import { listGenres, listSongStatuses } from "@bandstand/contracts/lookups";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../services/services-context.ts";

const DAY = 24 * 3600 * 1000;

export function useGenres() {
  const { client } = useServices();
  return useQuery({
    queryKey: ["genres"],
    queryFn: ({ signal }) => client.call(listGenres, {}, { signal }),
    staleTime: DAY,
  });
}

export function useSongStatuses() {
  const { client } = useServices();
  return useQuery({
    queryKey: ["songstatuses"],
    queryFn: ({ signal }) => client.call(listSongStatuses, {}, { signal }),
    staleTime: DAY,
  });
}
