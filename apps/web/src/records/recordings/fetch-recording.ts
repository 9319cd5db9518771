/** Brings a song's recording from the server, with its waveform and its words; without a recording, its words. */
import { getPlayback, type Song } from "@bandstand/contracts/songs";
import type { Client } from "../../lib/http/client.ts";
import { chooseStream, type StreamCapabilities } from "../player/choose-stream.ts";
import { downloadBlob, type DownloadOptions } from "../../lib/files/download-blob.ts";
import type { KeptRecording } from "./kept-recording.ts";

interface FetchRecordingOptions {
  client: Client;
  fetchSong: (songId: number) => Promise<Song>;
  capabilities: StreamCapabilities;
  now: () => Date;
}

export async function fetchRecording(
  songId: number,
  { client, fetchSong, capabilities, now }: FetchRecordingOptions,
  download: DownloadOptions,
): Promise<KeptRecording> {
  const { signal } = download;
  const params = { id: String(songId) };
  const song = await fetchSong(songId);
  const words = {
    songId,
    cachedAt: now().toISOString(),
    metadata: {
      title: song.title,
      recordingFilename: song.recordingFilename ?? "",
      recordingDate: song.recordingDate,
      bandId: song.bandId,
    },
    song,
  };
  if (song.recordingFilename === null) return { ...NO_SOUND, ...words };
  const playback = await client.call(getPlayback, { params }, { signal });
  const { url, type } = chooseStream(playback, song.recordingFilename, capabilities);
  const { blob, lastModified, etag } = await downloadBlob(url, download);
  return {
    ...words,
    blob: new Blob([blob], { type }),
    lastModified,
    etag,
    duration: playback.duration,
    loudness: playback.loudness,
    peaks: playback.peaks && (await fetchPeaks(playback.peaks, signal)),
  };
}

const NO_SOUND = {
  blob: null,
  lastModified: null,
  etag: null,
  duration: null,
  loudness: null,
  peaks: null,
} as const;

/** A song plays without its picture, too. */
async function fetchPeaks(
  { coarse, fine }: { coarse: string; fine: string },
  signal: AbortSignal,
): Promise<KeptRecording["peaks"]> {
  const read = async (address: string) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  try {
    const [small, large] = await Promise.all([read(coarse), read(fine)]);
    return { coarse: small, fine: large };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
