/** The recordings that a member keeps on this device, wired to the server and to what the screens know. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { downloadPatience } from "@bandstand/domain/recording-cache";
import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "../../lib/http/client.ts";
import { browserTaste } from "../../lib/player/browser-taste.ts";
import { fetchRecording } from "../../lib/recordings/fetch-recording.ts";
import { createKeepMany } from "../../lib/recordings/keep-many.ts";
import { createKeptRecordings } from "../../lib/recordings/kept-recordings.ts";
import type { MemberRecordings } from "../../lib/recordings/kept-songs-context.ts";
import { browserRecordings } from "../../lib/recordings/recording-store.ts";
import { songKey, songQuery } from "../../lib/songs/song-query.ts";

export function memberRecordings(
  { userId, bandId }: BandUser,
  client: Client,
  queries: QueryClient,
): MemberRecordings {
  const recordings = createKeptRecordings({
    store: browserRecordings(window),
    userId,
    bandId,
    fetch: (songId, signal, onProgress) =>
      fetchRecording(
        songId,
        {
          client,
          // Asked for anew: what is kept has to be the song as it is now.
          fetchSong: (id) => queries.query({ ...songQuery(client, id), staleTime: 0 }),
          taste: browserTaste(window),
          now: () => new Date(),
        },
        {
          signal,
          patience: downloadPatience(window.innerWidth),
          onProgress: (loaded, total) => onProgress(total === null ? 0 : loaded / total),
        },
      ),
    onRestored(songs) {
      // What another build has seen is forgotten; the words of a kept song are not.
      for (const song of songs)
        queries.setQueryData(songKey(song.id), (known: typeof song | undefined) => known ?? song, {
          updatedAt: 0,
        });
    },
  });
  return { ...recordings, many: createKeepMany(recordings) };
}
