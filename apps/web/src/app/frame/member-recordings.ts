/** The recordings that a member keeps on this device, wired to the server and to what the screens know. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Song, SongRow } from "@bandstand/contracts/songs";
import { downloadStallTimeout } from "@bandstand/domain/recording-cache";
import type { QueryClient } from "@tanstack/react-query";
import type { KeptDocuments } from "../../records/documents/kept-documents.ts";
import { browserCapabilities } from "../../records/player/browser-capabilities.ts";
import { askToStay } from "../../records/recordings/ask-to-stay.ts";
import { createKeepMany } from "../../records/recordings/keep-many.ts";
import { createKeptWishes } from "../../records/recordings/kept-wishes.ts";
import { createKeptRecordings } from "../../records/recordings/kept-recordings.ts";
import type { MemberRecordings } from "../../records/recordings/kept-songs-context.ts";
import { browserRecordings } from "../../records/recordings/recording-store.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import type { Services } from "../../lib/services/services-context.ts";
import { SONG_KEYS } from "../../records/songs/song-keys.ts";
import { songQuery } from "../../records/songs/song-query.ts";

export function memberRecordings(
  { userId, bandId }: BandUser,
  { client, connection }: Pick<Services, "client" | "connection">,
  { queries, documents }: { queries: QueryClient; documents: KeptDocuments },
): MemberRecordings {
  let stopListing = (): unknown => undefined;
  // Asked for anew: what is kept has to be the song as it is now.
  const fetchSong = (id: number) => queries.query({ ...songQuery(client, id), staleTime: 0 });
  const recordings = createKeptRecordings({
    store: browserRecordings(window),
    userId,
    bandId,
    fetchSong,
    async fetch(songId, signal, onProgress) {
      void askToStay(navigator);
      const { fetchRecording } = await import("../../records/recordings/fetch-recording.ts");
      return fetchRecording(
        songId,
        {
          client,
          fetchSong,
          capabilities: browserCapabilities(window),
          now: () => new Date(),
        },
        {
          signal,
          stallTimeout: downloadStallTimeout(window.innerWidth),
          onProgress: (loaded, total) => onProgress(total === null ? 0 : loaded / total),
        },
      );
    },
    onRestored(songs) {
      for (const song of songs)
        queries.setQueryData(SONG_KEYS.one(song.id), (known: Song | undefined) => known ?? song, {
          updatedAt: 0,
        });
      const listThem = async (): Promise<void> => {
        if (connection.isOnline() || songs.length === 0) return;
        const { songRowOf } = await import("../../records/songs/song-row.ts");
        queries.setQueryData(
          SONG_KEYS.list,
          (known: SongRow[] | undefined) => known ?? songs.map(songRowOf),
          {
            updatedAt: 0,
          },
        );
      };
      // What another build has seen is forgotten. Without a network, the songs kept here are still a list.
      const tryToList = (): void => void listThem().catch(() => undefined);
      tryToList();
      stopListing = connection.subscribe(tryToList);
    },
  });
  return {
    ...recordings,
    many: createKeepMany(recordings, documents),
    wishes: createKeptWishes(browserStorage, `${userId}/${bandId}`),
    close() {
      stopListing();
      recordings.close();
    },
  };
}
