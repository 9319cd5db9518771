import { getPlayback, type SongRow } from "@bandstand/contracts/songs";
import { extensionOf, safeFileName } from "@bandstand/domain/file-names";
import { useServices } from "../../../lib/services/services-context.ts";

/** Saves a song's original recording under the song's name. The browser streams it: no recording passes through memory. */
export function useDownloadRecording() {
  const { client } = useServices();
  return async (song: Pick<SongRow, "id" | "title" | "artist" | "recordingFilename">) => {
    const { url } = await client.call(getPlayback, { params: { id: String(song.id) } });
    const link = document.createElement("a");
    const extension = extensionOf(song.recordingFilename ?? "");
    link.href = url;
    link.download = safeFileName(
      `${song.artist} - ${song.title}.${extension}`,
      `recording.${extension}`,
    );
    link.click();
  };
}
