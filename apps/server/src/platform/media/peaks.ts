/** Waveforms of stored recordings: WAV by ourselves, all else by ffmpeg where there is one. */
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  COARSE,
  coarsen,
  createPeakMeter,
  FINE,
  type PeakMeter,
  type Peaks,
  writePeaks,
} from "@bandstand/audio/peaks";
import { createWavReader, NotWav } from "@bandstand/audio/wav";
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";
import { DECODED_RATE, decodeWith } from "./ffmpeg.ts";

/** Both peaks files of a recording, ready to be kept, and how long it turned out to be. */
export interface MadePeaks {
  coarse: Uint8Array;
  fine: Uint8Array;
  /** Seconds; null where that is known better from elsewhere. */
  duration: number | null;
}

interface PeakServices {
  files: FileStore;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
}

/** Null where nothing here can decode the recording, or it holds no sound at all. */
export async function measurePeaks(
  { files, ffmpeg }: PeakServices,
  key: string,
  signal: AbortSignal,
): Promise<MadePeaks | null> {
  const fine = extensionOf(key) === "wav" ? await measureWav(files, key, signal) : null;
  if (fine) return bothFiles(fine);
  if (ffmpeg === null) return null;
  const decoded = await measureDecoded(files, ffmpeg, key, signal);
  return decoded && bothFiles(decoded);
}

/** From the finer peaks the coarser ones as well. */
export function bothFiles(fine: Peaks): MadePeaks | null {
  if (fine.values.length === 0) return null;
  return {
    coarse: writePeaks(coarsen(fine, COARSE)),
    fine: writePeaks(fine),
    duration: fine.values.length / 2 / fine.rate,
  };
}

/** Reads in pieces, each of a fraction of a millisecond: requests run in between. */
async function measureWav(
  files: FileStore,
  key: string,
  signal: AbortSignal,
): Promise<Peaks | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const reader = createWavReader();
  let meter: PeakMeter | null = null;
  try {
    for await (const bytes of opened.stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      const samples = reader.push(bytes);
      const format = reader.format();
      if (format) meter ??= createPeakMeter({ ...format, rate: FINE });
      meter?.add(samples);
    }
  } catch (error) {
    if (error instanceof NotWav) return null;
    throw error;
  } finally {
    opened.stream.destroy();
  }
  return meter?.finish() ?? null;
}

/** ffmpeg seeks, and reads files: what is elsewhere is fetched first. */
async function measureDecoded(
  files: FileStore,
  ffmpeg: string,
  key: string,
  signal: AbortSignal,
): Promise<Peaks | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const folder = await mkdtemp(join(tmpdir(), "bandstand-peaks-"));
  try {
    const path = join(folder, `recording.${extensionOf(key)}`);
    await pipeline(opened.stream, createWriteStream(path), { signal });
    const meter = createPeakMeter({ sampleRate: DECODED_RATE, channels: 1, rate: FINE });
    const isDecoded = await decodeWith(ffmpeg, path, (samples) => meter.add(samples), signal);
    return isDecoded ? meter.finish() : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
