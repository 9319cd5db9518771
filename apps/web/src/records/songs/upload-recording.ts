import { uploadRecording } from "@bandstand/contracts/songs";
import { useKeptRecordings } from "../recordings/kept-songs-context.ts";
import type { UploadOptions } from "../../lib/http/upload.ts";
import { useServices } from "../../lib/services/services-context.ts";

/** Sends a recording to its song, telling how far it is; the one that was kept on this device goes. */
export function useUploadRecording() {
  const { client } = useServices();
  const recordings = useKeptRecordings();
  return async (songId: number, file: File, options: UploadOptions) => {
    const params = { songId: String(songId) };
    const uploaded = await client.upload(uploadRecording, { params }, file, options);
    // It is out of date by its date, too, should the browser refuse.
    await recordings.remove(songId).catch(() => {});
    return uploaded;
  };
}
