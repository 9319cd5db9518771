import { listSongs } from "@bandstand/contracts/songs";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { FOLLOWED } from "../offline/query-client.ts";
import { useServices } from "../services/services-context.ts";

export const SONGS = ["songs"] as const;

/** All songs of the band: searching and filtering them needs no further call. */
export const songsQuery = (client: Client) =>
  queryOptions({
    ...FOLLOWED,
    queryKey: SONGS,
    queryFn: ({ signal }) => client.call(listSongs, {}, { signal }),
  });

export function useSongs({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...songsQuery(client), enabled });
}
