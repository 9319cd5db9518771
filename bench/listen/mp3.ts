/** What a sound is after it was an MP3 of 128 kb/s, where there is an encoder. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";

const RAW = ["-f", "f32le", "-ar", String(RATE), "-ac", "1"];

/** Null without ffmpeg. */
export function throughMp3(samples: Float32Array): Float32Array | null {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-listen-"));
  const file = join(folder, "sound.mp3");
  try {
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    ffmpeg([...RAW, "-i", "-", "-b:a", "128k", file], bytes);
    const decoded = Uint8Array.from(ffmpeg(["-i", file, ...RAW, "-"]));
    return new Float32Array(decoded.buffer, 0, decoded.length >> 2);
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ffmpeg(args: readonly string[], input?: Uint8Array): Uint8Array {
  const options = { maxBuffer: 1 << 30, ...(input ? { input } : {}) };
  const { status, stdout, error } = spawnSync("ffmpeg", ["-v", "error", ...args], options);
  if (error) throw error;
  if (status !== 0) throw new Error("ffmpeg gave up.");
  return stdout;
}
