import { listSongs } from "@bandstand/contracts/songs";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { SONG_KEYS } from "./song-keys.ts";

/** All songs of the band: searching and filtering them needs no further call. */
export const songsQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, SONG_KEYS.list, listSongs, {}),
});

export function useSongs({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...songsQuery(client), enabled });
}
