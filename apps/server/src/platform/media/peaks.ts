/** Waveform and loudness of stored recordings: WAV by ourselves, all else by ffmpeg where there is one. */
import { createLoudnessMeter } from "@bandstand/audio/loudness";
import {
  COARSE,
  coarsen,
  createPeakMeter,
  FINE,
  type Peaks,
  writePeaks,
} from "@bandstand/audio/peaks";
import { createWavReader, NotWav } from "@bandstand/audio/wav";
import { decodeSamples } from "@bandstand/audio/wav-format";
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";
import { decode, DECODED } from "./ffmpeg.ts";
import { withLocalFile } from "./local-file.ts";

/** Both peaks files of a recording, ready to be kept, how long it turned out to be, and how loud. */
export interface MadePeaks {
  coarse: Uint8Array;
  fine: Uint8Array;
  /** Seconds; null where that is known better from elsewhere. */
  duration: number | null;
  /** LUFS; null for silence. */
  loudness: number | null;
}

interface PeakServices {
  files: FileStore;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
}

/** Null where nothing here can decode the recording, or it holds no sound at all. Throws the signal's reason. */
export async function measurePeaks(
  { files, ffmpeg }: PeakServices,
  key: string,
  signal: AbortSignal,
): Promise<MadePeaks | null> {
  const measured = extensionOf(key) === "wav" ? await measureWav(files, key, signal) : null;
  if (measured) return bothFiles(measured);
  if (ffmpeg === null) return null;
  const decoded = await withLocalFile(files, key, signal, (path) =>
    measureDecoded(ffmpeg, path, signal),
  );
  return decoded && bothFiles(decoded);
}

interface Measured {
  fine: Peaks;
  /** LUFS. */
  loudness: number | null;
}

/** Takes samples in pieces, once for all that is measured of them. */
function createMeters(format: { sampleRate: number; channels: number }) {
  const peaks = createPeakMeter({ ...format, rate: FINE });
  // A single channel is played from two speakers, and ffmpeg hands it over as two.
  const loudness = createLoudnessMeter({ ...format, isDualMono: true });
  return {
    add(samples: Float32Array) {
      peaks.add(samples);
      loudness.add(samples);
    },
    finish: (): Measured => ({ fine: peaks.finish(), loudness: loudness.finish() }),
  };
}

/** From the finer peaks the coarser ones as well. */
export function bothFiles({ fine, loudness }: Measured): MadePeaks | null {
  if (fine.values.length === 0) return null;
  return {
    coarse: writePeaks(coarsen(fine, COARSE)),
    fine: writePeaks(fine),
    duration: fine.values.length / 2 / fine.rate,
    loudness,
  };
}

/** Reads in pieces, each of a fraction of a millisecond: requests run in between. */
async function measureWav(
  files: FileStore,
  key: string,
  signal: AbortSignal,
): Promise<Measured | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const reader = createWavReader();
  let meters: ReturnType<typeof createMeters> | null = null;
  try {
    for await (const bytes of opened.stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      const samples = reader.push(bytes);
      const format = reader.format();
      if (format) meters ??= createMeters(format);
      meters?.add(samples);
    }
  } catch (error) {
    if (error instanceof NotWav) return null;
    throw error;
  } finally {
    opened.stream.destroy();
  }
  return meters?.finish() ?? null;
}

async function measureDecoded(
  program: string,
  path: string,
  signal: AbortSignal,
): Promise<Measured | null> {
  const meters = createMeters(DECODED);
  const format = { ...DECODED, encoding: "int16" } as const;
  let samples = new Float32Array(0);
  const onBytes = (bytes: Buffer) => {
    const count = bytes.length / DECODED.bytesPerSample;
    if (samples.length < count) samples = new Float32Array(count);
    const part = samples.subarray(0, count);
    decodeSamples(format, bytes, part);
    meters.add(part);
  };
  return (await decode({ program, path, onBytes, signal })) ? meters.finish() : null;
}
