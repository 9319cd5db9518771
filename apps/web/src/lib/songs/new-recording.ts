import { useQueryClient } from "@tanstack/react-query";
import { useKeptRecordings } from "../recordings/kept-songs-context.ts";
import { useServices } from "../services/services-context.ts";
import { forgetSongsOfSetlists } from "../setlists/setlist-keys.ts";
import { songQuery } from "./song-query.ts";
import { SONGS } from "./songs-query.ts";

/** After a song got a recording: the copy of the old one goes from this device, and the song is loaded anew. */
export function useNewRecording(): (songId: number) => Promise<void> {
  const { client } = useServices();
  const queries = useQueryClient();
  const recordings = useKeptRecordings();
  return async (songId) => {
    await recordings.remove(songId);
    await queries.query({ ...songQuery(client, songId), staleTime: 0 });
    await queries.invalidateQueries({ queryKey: SONGS });
    forgetSongsOfSetlists(queries);
  };
}
