/** What is measured of the sound in a file on this machine: WAV by ourselves, all else by ffmpeg where there is one. */
import { createReadStream } from "node:fs";
import { createLoudnessMeter } from "@bandstand/audio/loudness";
import { createPeakMeter, FINE, type Peaks } from "@bandstand/audio/peaks";
import { createWavReader, ImplausibleWav, NotWav } from "@bandstand/audio/wav";
import { decodeSamples, type WavFormat } from "@bandstand/audio/wav-format";
import { LONGEST_DURATION } from "@bandstand/domain/duration";
import { extensionOf } from "../files/file-types.ts";
import { decode, DECODED } from "./ffmpeg.ts";

export interface Measured {
  fine: Peaks;
  /** LUFS. */
  loudness: number | null;
}

/** Bytes that are read at once. */
const PIECE = 1 << 20;

/** Null where nothing here can decode it. `ffmpeg` is where the program is. Throws the signal's reason. */
export async function measureSound(
  path: string,
  ffmpeg: string | null,
  signal: AbortSignal,
): Promise<Measured | null> {
  try {
    if (extensionOf(path) === "wav") return await measureWav(path, signal);
  } catch (error) {
    // What is no WAV that could be would keep ffmpeg at work for as long as it claims to last.
    if (error instanceof ImplausibleWav) return null;
    if (!(error instanceof NotWav)) throw error;
  }
  return ffmpeg === null ? null : measureDecoded(ffmpeg, path, signal);
}

/** Takes samples in pieces, once for all that is measured of them; of a recording of more than a day the first. */
function createMeters(format: Pick<WavFormat, "sampleRate" | "channels">) {
  const peaks = createPeakMeter({ ...format, rate: FINE });
  // A single channel is played from two speakers, and ffmpeg hands it over as two.
  const loudness = createLoudnessMeter({ ...format, isDualMono: true });
  let left = LONGEST_DURATION * format.sampleRate * format.channels;
  return {
    add(samples: Float32Array) {
      const counted = samples.subarray(0, left);
      left -= counted.length;
      peaks.add(counted);
      loudness.add(counted);
    },
    isFull: () => left === 0,
    finish: (): Measured => ({ fine: peaks.finish(), loudness: loudness.finish() }),
  };
}

/** Throws `NotWav`, also where a file ends within its head. */
async function measureWav(path: string, signal: AbortSignal): Promise<Measured | null> {
  const reader = createWavReader();
  let meters: ReturnType<typeof createMeters> | null = null;
  const source: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: PIECE, signal });
  for await (const bytes of source) {
    const samples = reader.push(bytes);
    const format = reader.format();
    // Until the data begins, another head may follow.
    if (format && reader.dataLength() !== null) meters ??= createMeters(format);
    meters?.add(samples);
    if (meters?.isFull()) break;
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
