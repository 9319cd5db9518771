/** A recording kept on this device, with all that a song needs to be played and read without a network. */
import type { Song } from "@bandstand/contracts/songs";
import type { KeptIn } from "../../lib/offline/kept-store.ts";

export interface KeptRecording {
  songId: number;
  /** Null where the song has no recording: its words alone are kept. */
  blob: Blob | null;
  /** As the server told them, null where it did not. */
  lastModified: string | null;
  etag: string | null;
  /** ISO 8601. */
  cachedAt: string;
  metadata: {
    title: string;
    recordingFilename: string;
    /** ISO 8601. */
    recordingDate: string | null;
    bandId: number;
  };
  /** Seconds. */
  duration: number | null;
  /** LUFS. */
  loudness: number | null;
  /** The files of the waveform; null where the server had none yet. */
  peaks: { coarse: Uint8Array; fine: Uint8Array } | null;
  /** Lyrics and chart. */
  song: Song;
}

export type PlayableRecording = KeptRecording & { blob: Blob };

export function isPlayable(kept: KeptRecording): kept is PlayableRecording {
  return kept.blob !== null;
}

/** What is told of a kept recording without opening it. */
export interface KeptEntry {
  songId: number;
  title: string;
  /** Bytes. */
  size: number;
  storage: KeptIn;
  /** ISO 8601. */
  cachedAt: string;
  bandId: number;
  /** ISO 8601. */
  recordingDate: string | null;
  /** ISO 8601: the song's, as its words are kept. */
  songUpdatedAt: string;
}

export function entryOf(kept: KeptRecording, storage: KeptIn): KeptEntry {
  const { songId, blob, cachedAt, metadata, peaks, song } = kept;
  const { title, bandId, recordingDate } = metadata;
  const waveform = peaks ? peaks.coarse.byteLength + peaks.fine.byteLength : 0;
  const size = blob === null ? JSON.stringify(song).length : blob.size + waveform;
  const songUpdatedAt = song.updatedAt;
  return { songId, title, size, storage, cachedAt, bandId, recordingDate, songUpdatedAt };
}
