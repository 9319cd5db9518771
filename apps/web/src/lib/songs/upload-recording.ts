import { uploadRecording } from "@bandstand/contracts/songs";
import type { UploadOptions } from "../http/upload.ts";
import { useServices } from "../services/services-context.ts";

/** Sends a recording to its song, telling how far it is. */
export function useUploadRecording() {
  const { client } = useServices();
  return (songId: number, file: File, options: UploadOptions) =>
    client.upload(uploadRecording, { params: { songId: String(songId) } }, file, options);
}
