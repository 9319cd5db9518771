import { getPlayback, type SongRow } from "@bandstand/contracts/songs";
import { extensionOf } from "@bandstand/domain/file-extension";
import { safeFileName } from "@bandstand/domain/file-names";
import { useKeptRecordings } from "../../../records/recordings/kept-songs-context.ts";
import { useServices } from "../../../lib/services/services-context.ts";

type Downloadable = Pick<SongRow, "id" | "title" | "artist" | "recordingFilename">;

/** Saves a song's original recording under the song's name; where the server is away, the one kept on this device. */
export function useDownloadRecording() {
  const { client } = useServices();
  const recordings = useKeptRecordings();
  return async (song: Downloadable) => {
    try {
      // The browser streams it: no recording passes through memory.
      const { url } = await client.call(getPlayback, { params: { id: String(song.id) } });
      save(url, song, extensionOf(song.recordingFilename ?? ""));
    } catch (error) {
      const kept = await recordings.find(song.id);
      if (!kept) throw error;
      const url = URL.createObjectURL(kept.blob);
      save(url, song, extensionOf(kept.metadata.recordingFilename));
      // The browser reads it after the press.
      setTimeout(() => URL.revokeObjectURL(url), HANDOVER);
    }
  };
}

/** Milliseconds in which a browser has taken over what it saves. */
const HANDOVER = 60_000;

function save(url: string, { artist, title }: Downloadable, extension: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = safeFileName(`${artist} - ${title}.${extension}`, `recording.${extension}`);
  link.click();
}
