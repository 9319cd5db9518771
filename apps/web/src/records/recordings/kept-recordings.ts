/** The recordings of one member that are kept on this device: which there are, and what brings and takes them. */
import type { Song } from "@bandstand/contracts/songs";
import {
  createKeptFiles,
  type KeptFiles,
  type KeptFilesState,
} from "../../lib/offline/kept-files.ts";
import {
  entryOf,
  isPlayable,
  type KeptEntry,
  type KeptRecording,
  type PlayableRecording,
} from "./kept-recording.ts";
import type { RecordingStore } from "./recording-store.ts";

export type KeptState = KeptFilesState<KeptEntry>;

export interface KeptRecordings extends Omit<
  KeptFiles<KeptRecording, KeptEntry>,
  "find" | "renew"
> {
  /** What plays; not a song of which the words alone are kept. */
  find: (songId: number) => Promise<PlayableRecording | null>;
  /** Brings the words of a song that is kept as they are now, and leaves its recording. */
  renewWords: (songId: number) => Promise<void>;
}

interface KeptRecordingsOptions {
  store: RecordingStore;
  /** Who keeps them, and of which band. */
  userId: number;
  bandId: number;
  fetch: (
    songId: number,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<KeptRecording>;
  fetchSong: (songId: number) => Promise<Song>;
  /** Songs whose words come back with their recordings. */
  onRestored: (songs: readonly Song[]) => void;
}

export function createKeptRecordings(options: KeptRecordingsOptions): KeptRecordings {
  const { fetchSong, onRestored, ...files } = options;
  const { find, renew, ...kept } = createKeptFiles<KeptRecording, KeptEntry>({
    ...files,
    ofKept: ({ songId, metadata }) => ({ id: songId, bandId: metadata.bandId }),
    entryOf: ({ kept: recording, storage }) => entryOf(recording, storage),
    onRestored: (restored) => onRestored(restored.map(({ song }) => song)),
  });
  return {
    ...kept,
    async find(songId) {
      const recording = await find(songId);
      return recording && isPlayable(recording) ? recording : null;
    },
    renewWords: (songId) =>
      renew(songId, async () => {
        const song = await fetchSong(songId);
        return (recording) => ({
          ...recording,
          metadata: { ...recording.metadata, title: song.title },
          song,
        });
      }),
  };
}
