import { addSong } from "@bandstand/contracts/songs";
import { useChange } from "../../../lib/cache/change.ts";
import type { UploadOptions } from "../../../lib/http/upload.ts";
import { useNewRecording } from "../../../records/songs/new-recording.ts";
import { useUploadRecording } from "../../../records/songs/upload-recording.ts";

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
  const change = useChange();
  return async (song: { title: string; artist: string }, signal: AbortSignal): Promise<number> =>
    (await change(addSong, { body: song }, { signal })).id;
}
