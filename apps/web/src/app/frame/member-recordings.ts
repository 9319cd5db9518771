/** The recordings that a member keeps on this device, wired to the server and to what the screens know. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Song, SongRow } from "@bandstand/contracts/songs";
import { downloadPatience } from "@bandstand/domain/recording-cache";
import type { QueryClient } from "@tanstack/react-query";
import { browserTaste } from "../../lib/player/browser-taste.ts";
import { askToStay } from "../../lib/recordings/ask-to-stay.ts";
import { fetchRecording } from "../../lib/recordings/fetch-recording.ts";
import { createKeepMany } from "../../lib/recordings/keep-many.ts";
import { createKeptRecordings } from "../../lib/recordings/kept-recordings.ts";
import type { MemberRecordings } from "../../lib/recordings/kept-songs-context.ts";
import { browserRecordings } from "../../lib/recordings/recording-store.ts";
import type { Services } from "../../lib/services/services-context.ts";
import { songKey, songQuery } from "../../lib/songs/song-query.ts";
import { SONGS } from "../../lib/songs/songs-query.ts";

export function memberRecordings(
  { userId, bandId }: BandUser,
  { client, connection }: Pick<Services, "client" | "connection">,
  queries: QueryClient,
): MemberRecordings {
  let stopListing = (): unknown => undefined;
  // Asked for anew: what is kept has to be the song as it is now.
  const fetchSong = (id: number) => queries.query({ ...songQuery(client, id), staleTime: 0 });
  const recordings = createKeptRecordings({
    store: browserRecordings(window),
    userId,
    bandId,
    fetchSong,
    fetch(songId, signal, onProgress) {
      void askToStay(navigator);
      return fetchRecording(
        songId,
        {
          client,
          fetchSong,
          taste: browserTaste(window),
          now: () => new Date(),
        },
        {
          signal,
          patience: downloadPatience(window.innerWidth),
          onProgress: (loaded, total) => onProgress(total === null ? 0 : loaded / total),
        },
      );
    },
    onRestored(songs) {
      for (const song of songs)
        queries.setQueryData(songKey(song.id), (known: Song | undefined) => known ?? song, {
          updatedAt: 0,
        });
      const listThem = (): void => {
        if (connection.isOnline() || songs.length === 0) return;
        queries.setQueryData(SONGS, (known: SongRow[] | undefined) => known ?? songs.map(rowOf), {
          updatedAt: 0,
        });
      };
      // What another build has seen is forgotten. Without a network, the songs kept here are still a list.
      listThem();
      stopListing = connection.subscribe(listThem);
    },
  });
  return {
    ...recordings,
    many: createKeepMany(recordings),
    close() {
      stopListing();
      recordings.close();
    },
  };
}

function rowOf({ lyrics: _l, tab: _t, notes: _n, todo: _d, ...row }: Song): SongRow {
  return row;
}
