/** A recording as one channel: WAV files by our own reader, all others through ffmpeg where there is one. */
import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { LONGEST_MINUTES, TooLong } from "@bandstand/audio/analysis/longest";
import { createWavReader, NotWav } from "@bandstand/audio/wav";

const FFMPEG_RATE = 44_100;
const LONGEST_SECONDS = LONGEST_MINUTES * 60;

/** Throws `TooLong`, and plain errors for what is no recording or cannot be read here. */
export async function readRecording(path: string, ffmpeg = "ffmpeg"): Promise<Sound> {
  try {
    await access(path);
  } catch {
    throw new Error(`There is no file ${path}.`);
  }
  try {
    return await readWav(path);
  } catch (error) {
    if (!(error instanceof NotWav)) throw error;
    return readThroughFfmpeg(path, ffmpeg);
  }
}

async function readWav(path: string): Promise<Sound> {
  const reader = createWavReader();
  const pieces: Float32Array[] = [];
  let frames = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) {
    if (!(bytes instanceof Uint8Array)) continue;
    const samples = reader.push(bytes);
    const format = reader.format();
    if (!format) continue;
    const mono = mixed(samples, format.channels);
    pieces.push(mono);
    frames += mono.length;
    if (frames > LONGEST_SECONDS * format.sampleRate) throw new TooLong();
  }
  const format = reader.format();
  if (!format) throw new NotWav("This is not a WAV file.");
  return { samples: joined(pieces, frames), sampleRate: format.sampleRate };
}

/** The mean of the channels of each frame; a copy, since the reader uses its array again. */
function mixed(samples: Float32Array, channels: number): Float32Array {
  return Float32Array.from({ length: samples.length / channels }, (_, frame) => {
    let sum = 0;
    for (let i = frame * channels; i < (frame + 1) * channels; i += 1) sum += samples[i] ?? 0;
    return sum / channels;
  });
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

async function readThroughFfmpeg(path: string, ffmpeg: string): Promise<Sound> {
  const input = ["-v", "error", "-nostdin", "-i", `file:${path}`, "-vn", "-ac", "1"];
  const output = [
    "-ar",
    String(FFMPEG_RATE),
    "-t",
    String(LONGEST_SECONDS + 1),
    "-f",
    "f32le",
    "-",
  ];
  const child = spawn(ffmpeg, [...input, ...output], { stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", () =>
      reject(new Error("This is no WAV file, and there is no ffmpeg here to read others with.")),
    );
    child.once("close", resolve);
  });
  if (code !== 0) {
    const reason = complaint.trim().split("\n").at(-1) ?? "";
    throw new Error(`ffmpeg cannot read ${path}: ${reason}`);
  }
  const bytes = Buffer.concat(chunks);
  const samples = new Float32Array(bytes.length >> 2);
  for (let i = 0; i < samples.length; i += 1) samples[i] = bytes.readFloatLE(4 * i);
  return { samples, sampleRate: FFMPEG_RATE };
}
