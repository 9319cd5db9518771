/** The waveform that the server has of a recording, or that is measured here where the server cannot. */
import { readPeaks } from "@bandstand/audio/peaks";
import { getPlayback, type Playback } from "@bandstand/contracts/songs";
import type { Client } from "../../lib/http/client.ts";
import type { PlayableSong } from "../player/playable.ts";

/** Milliseconds in which the server may still be making them, after an upload. */
const SERVER_TIME = 1500;

/** Of the coarse peaks in the cache, which the player and the studio share. */
export const peaksKey = (filename: string | null | undefined) => ["peaks", filename] as const;

/** The playback with its peaks; without them still where nobody can make them. */
export async function withPeaks(
  client: Client,
  song: PlayableSong,
  playback: Playback,
  signal: AbortSignal,
): Promise<Playback> {
  if (playback.peaks) return playback;
  await new Promise((resolve) => setTimeout(resolve, SERVER_TIME));
  const again = await client.call(getPlayback, { params: { id: String(song.id) } }, { signal });
  if (again.peaks || song.recordingFilename === null) return again;
  const { measureAndSend } = await import("./measure-peaks.ts");
  return measureAndSend(client, song.id, song.recordingFilename, again, signal);
}

/** Least and greatest value by turns; null where the file is not there or is none. */
export async function loadPeaks(address: string, signal: AbortSignal): Promise<Int8Array | null> {
  const response = await fetch(address, { signal });
  if (!response.ok) return null;
  return readPeaks(new Uint8Array(await response.arrayBuffer()))?.values ?? null;
}
