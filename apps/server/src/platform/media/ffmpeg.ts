/** The ffmpeg program, where the machine has one: for recordings that we cannot decode ourselves. */
import { spawn } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** The first `ffmpeg` on a search path such as `PATH`; null where there is none. */
export async function findFfmpeg(searchPath: string): Promise<string | null> {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const program = join(folder, name);
    try {
      await access(program, constants.X_OK);
      return program;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** The sound of a file as mono floats; ample for a picture of it. */
export const DECODED_RATE = 8000;

/**
 * Decodes a file's first sound track and hands it over in pieces. Runs at the lowest priority, beside the requests.
 * Resolves false where ffmpeg cannot decode the file. Throws the signal's reason.
 */
export async function decodeWith(
  program: string,
  path: string,
  onSamples: (samples: Float32Array) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const quiet = ["-nostdin", "-hide_banner", "-loglevel", "error", "-threads", "1"];
  const output = [
    "-vn",
    "-map",
    "0:a:0",
    "-ac",
    "1",
    "-ar",
    String(DECODED_RATE),
    "-f",
    "f32le",
    "pipe:1",
  ];
  // The prefix keeps a file's name from being taken for an address or an option.
  const child = spawn(program, [...quiet, "-i", `file:${path}`, ...output], {
    stdio: ["ignore", "pipe", "ignore"],
    signal,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  // Awaited below; until then a failure to start must not go unheard.
  ended.catch(() => {});
  let rest = Buffer.alloc(0);
  for await (const piece of child.stdout as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 4);
    onSamples(new Float32Array(Uint8Array.prototype.slice.call(bytes, 0, whole).buffer));
    rest = bytes.subarray(whole);
  }
  return (await ended) === 0;
}
