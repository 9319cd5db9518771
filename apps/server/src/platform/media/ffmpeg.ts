/** The ffmpeg program, where the machine has one: for recordings that we cannot decode ourselves. */
import { access, constants, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { extensionOf } from "../files/file-types.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";

/** The first `ffmpeg` on a search path such as `PATH`; null where there is none. */
export async function findFfmpeg(searchPath: string): Promise<string | null> {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  // A program of the folder that the server happens to run in is not what an administrator installed.
  for (const folder of searchPath.split(delimiter).filter(isAbsolute)) {
    const program = join(folder, name);
    if (await isProgram(program)) return program;
  }
  return null;
}

/** Whether a path is that of a file which may be run. */
export async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** What a decoded file comes as, whatever it was: two channels of 16-bit integers, little endian. */
export const DECODED = { sampleRate: 44_100, channels: 2, bytesPerSample: 2 } as const;

/** Five hours of music take a slow machine less. */
const TIMEOUT_MS = 10 * 60 * 1000;

/**
 * How ffmpeg calls the containers that we take in. Named to it, so that it does not guess by itself: some of what it
 * knows, playlists above all, makes it read other files.
 */
const DEMUXERS: Readonly<Record<string, string>> = {
  mp3: "mp3",
  wav: "wav",
  flac: "flac",
  aac: "aac",
  aif: "aiff",
  aiff: "aiff",
  ogg: "ogg",
  oga: "ogg",
  opus: "ogg",
  ogv: "ogg",
  m4a: "mov",
  mp4: "mov",
  m4v: "mov",
  mov: "mov",
  mkv: "matroska",
  webm: "matroska",
  weba: "matroska",
  avi: "avi",
};

/**
 * What a file may ask for, whatever it claims to be: pictures of 4096 pixels by 2304, beyond any camera that a band films
 * with, a quarter of a gigabyte at a time, and a day of sound. Two pictures of 16,000 by 16,000 fit into 1.5 MB and would
 * take 1.6 GB to decode.
 */
const LIMITS = `-max_pixels ${4096 * 2304} -max_alloc ${256 * 1024 * 1024} -t 86400`.split(" ");

export interface Decoding {
  readonly program: string;
  /** A file whose extension is true. */
  readonly path: string;
  /** Given whole frames as `DECODED` says, in pieces. */
  readonly onBytes: (bytes: Buffer) => void;
  readonly signal: AbortSignal;
  /** Milliseconds; 600,000 when left out. */
  readonly timeout?: number;
}

/**
 * Decodes the first sound track of a file, at the lowest priority beside the requests. Resolves false where ffmpeg cannot
 * decode it, or not in time. Throws the signal's reason.
 */
export async function decode(decoding: Decoding): Promise<boolean> {
  const { program, path, onBytes, signal, timeout = TIMEOUT_MS } = decoding;
  const input = inputOf(path);
  if (input === null) return false;
  const { channels, sampleRate } = DECODED;
  const output = ["-ac", `${channels}`, "-ar", `${sampleRate}`, "-f", "s16le", "pipe:1"];
  return runFfmpeg(program, [...input, ...output], {
    signal,
    timeout,
    onOutput: (stdout) => readWhole(stdout, channels * DECODED.bytesPerSample, onBytes),
  });
}

export interface Encoding {
  readonly program: string;
  /** A file whose extension is true. */
  readonly path: string;
  /** Where the copy is written: a file of our own folder. */
  readonly target: string;
  readonly signal: AbortSignal;
}

/**
 * Writes the first sound track as AAC in an MPEG-4 file that plays while it is fetched. Resolves false where ffmpeg
 * cannot, or not in time. Throws the signal's reason.
 */
export async function encodeAac({ program, path, target, signal }: Encoding): Promise<boolean> {
  const input = inputOf(path);
  if (input === null) return false;
  // Names and pictures of whoever recorded it are not for every phone.
  const sound = ["-map_metadata", "-1", "-c:a", "aac", "-b:a", "160k", "-ac", "2", "-ar", "44100"];
  const output = ["-movflags", "+faststart", "-f", "ipod", `file:${target}`];
  return runFfmpeg(program, [...input, ...sound, ...output], { signal, timeout: TIMEOUT_MS });
}

/** Pixels of a film's width: as much as a phone shows. */
const FILM_WIDTH = 1280;

/** As {@link encodeAac}, with the film: H.264, which every browser plays. False also where there is no film in it. */
export async function encodeFilm({ program, path, target, signal }: Encoding): Promise<boolean> {
  const input = fileArguments(path);
  if (input === null) return false;
  // A picture on the sleeve is no film. Both sides are even, as the encoder wants them.
  const streams = ["-map", "0:V:0", "-map", "0:a:0?", "-sn", "-dn", "-map_metadata", "-1"];
  const scale = `scale='trunc(min(${FILM_WIDTH},iw)/2)*2':-2`;
  const filter = ["-filter_threads", "1", "-vf", scale];
  const codec = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "26", "-pix_fmt", "yuv420p"];
  const film = [...codec, "-threads", "2"];
  const sound = ["-c:a", "aac", "-b:a", "160k", "-ac", "2", "-ar", "44100"];
  const output = ["-movflags", "+faststart", "-f", "mp4", `file:${target}`];
  const options = [...input, ...streams, ...filter, ...film, ...sound, ...output];
  return runFfmpeg(program, options, { signal, timeout: TIMEOUT_MS });
}

/** The arguments that name the first sound track of a file; null for one of a kind that we do not take in. */
function inputOf(path: string): string[] | null {
  const input = fileArguments(path);
  return input && [...input, "-map", "0:a:0", "-vn", "-sn", "-dn"];
}

function fileArguments(path: string): string[] | null {
  const demuxer = DEMUXERS[extensionOf(path)];
  if (demuxer === undefined) return null;
  const quiet = ["-nostdin", "-hide_banner", "-loglevel", "error"];
  const limits = ["-threads", "1", ...LIMITS];
  // The prefix keeps a path from being taken for an address or an option.
  return [...quiet, ...limits, "-protocol_whitelist", "file", "-f", demuxer, "-i", `file:${path}`];
}

/** Gives `onBytes` pieces whose lengths are multiples of `frame`. */
async function readWhole(
  source: AsyncIterable<Buffer>,
  frame: number,
  onBytes: (bytes: Buffer) => void,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % frame);
    onBytes(bytes.subarray(0, whole));
    rest = bytes.subarray(whole);
  }
}
