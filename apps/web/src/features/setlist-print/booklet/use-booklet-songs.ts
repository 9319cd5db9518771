/** The songs of a set list with their words, as this device has them or the server does. */
import type { Song } from "@bandstand/contracts/songs";
import { useQueries } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { songQuery } from "../../../records/songs/song-query.ts";

export interface BookletSongs {
  songs: ReadonlyMap<number, Song>;
  isLoading: boolean;
  /** How many did not come. */
  failed: number;
  retry: () => void;
}

export function useBookletSongs(songIds: readonly number[]): BookletSongs {
  const { client } = useServices();
  return useQueries({
    queries: songIds.map((songId) => songQuery(client, songId)),
    combine: (answers) => ({
      songs: new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
      isLoading: answers.some(({ isLoading }) => isLoading),
      failed: answers.filter(({ data, isLoading }) => !data && !isLoading).length,
      retry() {
        for (const { data, refetch } of answers) if (!data) void refetch();
      },
    }),
  });
}
