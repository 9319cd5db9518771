/** What we ask of `yt-dlp`, and how its answers are read. Its options: https://github.com/yt-dlp/yt-dlp#usage-and-options */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { VideoResult } from "@bandstand/contracts/videos";
import { isVideoId } from "@bandstand/domain/video-id";
import * as z from "zod/mini";
import { inFolder, type ProgramSettings, ProgramFailed, runProgram } from "./program.ts";

const QUIET = ["--ignore-config", "--no-colors", "--no-cache-dir", "--socket-timeout", "20"];
/** Keeps an address that only looks like the site's from being opened by another part of the program. */
const SITE_ONLY = ["--use-extractors", "youtube,youtube:search"];

export interface YtDlp extends ProgramSettings {
  /** Whether it may open addresses beyond the video-sharing site. */
  isAnySite: boolean;
}

const limits = ({ isAnySite }: YtDlp) => (isAnySite ? QUIET : [...QUIET, ...SITE_ONLY]);

/** Milliseconds that somebody waits for an answer. */
const TIMEOUT_MS = 60_000;

const said = z.object({
  id: z.string(),
  title: z.optional(z.nullable(z.string())),
  channel: z.optional(z.nullable(z.string())),
  uploader: z.optional(z.nullable(z.string())),
  duration: z.optional(z.nullable(z.number())),
  webpage_url: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
});

const found = z.object({ entries: z.array(z.nullable(said)) });

/** Throws `ProgramFailed`, and the signal's reason. */
export async function readVideo(
  ytDlp: YtDlp,
  address: string,
  signal: AbortSignal,
): Promise<VideoResult> {
  const asked = { options: ["--no-playlist"], subject: address, signal };
  const answer = said.safeParse(await readJson(ytDlp, asked));
  if (!answer.success) throw new ProgramFailed("This is no video.");
  return resultOf(answer.data, address);
}

export interface Search {
  words: string;
  /** Results at most. */
  limit: number;
  signal: AbortSignal;
}

/** Throws `ProgramFailed`, and the signal's reason. */
export async function searchSite(
  ytDlp: YtDlp,
  { words, limit, signal }: Search,
): Promise<VideoResult[]> {
  // A list of its own kind: whatever the words are, they are searched for and never opened.
  const subject = `ytsearch${limit}:${words.replaceAll(/\p{Cc}/gu, " ")}`;
  const asked = { options: ["--flat-playlist"], subject, signal };
  const answer = found.safeParse(await readJson(ytDlp, asked));
  if (!answer.success) throw new ProgramFailed("The search brought no list.");
  return answer.data.entries.flatMap((entry) => (entry ? [resultOf(entry, "")] : []));
}

async function readJson(
  ytDlp: YtDlp,
  { options, subject, signal }: { options: string[]; subject: string; signal: AbortSignal },
): Promise<unknown> {
  let text = "";
  await inFolder((folder) =>
    runProgram(ytDlp, {
      options: [...limits(ytDlp), "--no-warnings", "--dump-single-json", ...options],
      subject,
      folder,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      onLine: (line) => {
        text += line;
      },
    }),
  ).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "TimeoutError")
      throw new ProgramFailed("The site takes too long to answer.");
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ProgramFailed("The answer of the site could not be read.");
  }
}

function resultOf(video: z.output<typeof said>, address: string): VideoResult {
  return {
    id: video.id,
    url: video.webpage_url ?? video.url ?? address,
    title: video.title ?? video.id,
    channel: video.channel ?? video.uploader ?? null,
    duration: video.duration ?? null,
    // Through this server, so that no reader is seen by the site.
    thumbnail: isVideoId(video.id) ? `/api/youtube/thumbnail/${video.id}` : null,
  };
}

export interface Fetching {
  address: string;
  /** Empty; the file comes to lie in it. */
  folder: string;
  /** Bytes of the largest recording. */
  most: number;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

export interface FetchedVideo {
  path: string;
  title: string;
}

const FETCHING = [
  "--no-playlist",
  "--no-mtime",
  "--no-continue",
  "--retries=3",
  // By itself, without programs that would open addresses in ways of their own.
  "--downloader=native",
  "--fixup=never",
  "--format=bestaudio[ext=m4a]/bestaudio/best",
  "--output=recording.%(ext)s",
  "--print=before_dl:title %(title)j",
  "--progress",
  "--newline",
  "--progress-template=download:at %(progress.downloaded_bytes)s of %(progress.total_bytes)s or %(progress.total_bytes_estimate)s",
];

const PROGRESS = /^at (\d+) of (\d+|NA) or ([\d.]+|NA)$/;
const TITLE = /^title (".*")$/;

/** The best sound there is, alone where the site has it so. Throws `ProgramFailed`, and the signal's reason. */
export async function fetchSound(ytDlp: YtDlp, fetching: Fetching): Promise<FetchedVideo> {
  const { address, folder, most, signal, onProgress } = fetching;
  let title = "";
  await runProgram(ytDlp, {
    options: [...limits(ytDlp), ...FETCHING, "--max-filesize", `${most}`],
    subject: address,
    folder,
    signal,
    onLine: (line) => {
      const [, done, total, estimate] = PROGRESS.exec(line) ?? [];
      const share = Number(done) / Number(total === "NA" ? estimate : total);
      if (Number.isFinite(share)) onProgress(Math.min(1, share));
      const [, named] = TITLE.exec(line) ?? [];
      if (named !== undefined) title = textOf(named);
    },
  });
  const name = (await readdir(folder)).find((file) => /^recording\.\w+$/.test(file));
  // It ends well, with nothing fetched, where the file would be too large.
  if (name === undefined) throw new ProgramFailed(TOO_LARGE);
  return { path: join(folder, name), title };
}

function textOf(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return "";
  }
}

export const TOO_LARGE = "The recording is larger than the server accepts.";

/** Bytes that lie in a folder by now: what a site says of the size before need not be true. */
export async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts?.size ?? 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
