import { addSong } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import type { UploadOptions } from "../../../lib/http/upload.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useNewRecording } from "../../../lib/songs/new-recording.ts";
import { SONGS } from "../../../lib/songs/songs-query.ts";
import { useUploadRecording } from "../../../lib/songs/upload-recording.ts";

/** Sends a recording to its song, which is loaded anew then. */
export function useSendRecording() {
  const upload = useUploadRecording();
  const welcome = useNewRecording();
  return async (songId: number, file: File, options: UploadOptions): Promise<void> => {
    await upload(songId, file, options);
    await welcome(songId);
  };
}

export function useAddNamedSong() {
  const { client } = useServices();
  const queries = useQueryClient();
  return async (song: { title: string; artist: string }, signal: AbortSignal): Promise<number> => {
    const { id } = await client.call(addSong, { body: song }, { signal });
    await queries.invalidateQueries({ queryKey: SONGS });
    return id;
  };
}
