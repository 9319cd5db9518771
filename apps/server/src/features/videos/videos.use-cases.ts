/** Finding videos, and having their sound fetched by a job that any server may run: its row says how far it is. */
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "@bandstand/contracts/endpoint";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { downloadVideo, VideoDownload, VideoResult } from "@bandstand/contracts/videos";
import { INVALID_VIDEO_URL, reduceToVideoId, videoAddress } from "@bandstand/domain/video-id";
import type { ThrottleLimits } from "../../config.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Places, PlacesOptions } from "../../platform/throttle/places.ts";
import type { Throttle } from "../../platform/throttle/throttle.ts";
import { ProgramFailed } from "./program.ts";
import { type VideoSettings, ytDlpOf } from "./settings.ts";
import { fetchVideo, type VideoJobServices } from "./videos.jobs.ts";
import { cancelDownload, findDownload, insertDownload } from "./videos.repository.ts";
import { readVideo, searchSite } from "./yt-dlp.ts";

const RESULTS = 10;
const MOST_RESULTS = 25;
/** Milliseconds between looks at a download that somebody waits for. */
const LOOK_MS = 500;

export interface VideoServices extends VideoJobServices {
  throttle: Throttle;
  limits: Pick<ThrottleLimits, "videosPerMember">;
  /** For what is asked of the program while somebody waits. */
  places: Places;
}

/** At most this many programs at once for all bands, and one for each band: a look takes seconds of a processor. */
export const PLACES: PlacesOptions = { most: 3, mostOfOne: 1, mostWaiting: 20, retryAfter: 10 };

/** Throws `not_set_up`, `invalid`, `throttled` and `video_failed`. */
export async function readInfo(
  services: VideoServices,
  caller: Caller,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<VideoResult> {
  const ytDlp = ytDlpOf(services.config);
  const address = requireAddress(services.config, text);
  return lookUp(services, caller, signal, () => readVideo(ytDlp, address, signal));
}

/** Throws `not_set_up`. */
export function validate(
  config: VideoSettings,
  text: string,
): { valid: boolean; videoId: string | null } {
  ytDlpOf(config);
  const isOfSite = videoAddress(text) !== null;
  const valid = addressOf(config, text) !== null;
  return { valid, videoId: isOfSite ? reduceToVideoId(text) : null };
}

/** Throws `not_set_up`, `throttled` and `video_failed`. */
export async function search(
  services: VideoServices,
  caller: Caller,
  { words, limit = RESULTS, signal }: { words: string; limit?: number; signal: AbortSignal },
): Promise<{ results: VideoResult[] }> {
  const ytDlp = ytDlpOf(services.config);
  const asked = { words, limit: Math.min(limit, MOST_RESULTS), signal };
  const results = await lookUp(services, caller, signal, () => searchSite(ytDlp, asked));
  return { results };
}

/** Has the program look something up for somebody who waits for it, and only as long as they do. */
async function lookUp<T>(
  services: VideoServices,
  caller: Caller,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  await spendTry(services, caller);
  try {
    return await services.places.run(String(caller.bandId), signal, work);
  } catch (error) {
    throwIfAborted(signal);
    if (error instanceof ProgramFailed)
      throw new Failure("video_failed", { message: error.message, cause: error });
    throw error;
  }
}

async function spendTry({ throttle, limits }: VideoServices, { id }: Caller): Promise<void> {
  const most = limits.videosPerMember;
  await throttle.spend([{ bucket: `videos:${id}`, most, windowSeconds: 600 }]);
}

/**
 * Starts a download and waits for its end, unless `signal` says that nobody listens any more: then it goes on by itself.
 * Throws `not_set_up`, `invalid`, `throttled` and `song_not_found`.
 */
export async function download(
  services: VideoServices,
  caller: Caller,
  { songId, text, signal }: { songId: number; text: string; signal: AbortSignal },
): Promise<Answer<typeof downloadVideo>> {
  const { config, database } = services;
  ytDlpOf(config);
  const address = requireAddress(config, text);
  await spendTry(services, caller);
  const id = await database.band(bandScope(caller), async (tx) => {
    if ((await findDownload(tx, songId)) === undefined) throw new Failure("song_not_found");
    const downloadId = await insertDownload(tx, songId);
    await enqueue(tx, fetchVideo, { downloadId, songId, address, bandUserId: caller.id });
    return downloadId;
  });
  for (;;) {
    await wait(LOOK_MS, undefined, { signal }).catch(() => {
      throw new Failure("database_away");
    });
    const now = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
      findDownload(tx, songId),
    );
    if (now?.id !== id || now.state === "cancelled")
      return { success: false, recordingFilename: null, error: "The download was cancelled." };
    const { state, recordingFilename, error } = now;
    if (state === "done" || state === "failed")
      return { success: state === "done", recordingFilename, error };
  }
}

/** Throws `not_set_up` and `song_not_found`. */
export async function readDownload(
  { config, database }: VideoJobServices,
  caller: Caller,
  songId: number,
): Promise<VideoDownload> {
  ytDlpOf(config);
  const found = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    findDownload(tx, songId),
  );
  if (found === undefined) throw new Failure("song_not_found");
  return found ?? { state: "none", progress: 0, error: null };
}

/** Throws `not_set_up` and `song_not_found`. */
export async function cancel(
  { config, database }: VideoJobServices,
  caller: Caller,
  songId: number,
): Promise<void> {
  ytDlpOf(config);
  await database.band(bandScope(caller), async (tx) => {
    if ((await findDownload(tx, songId)) === undefined) throw new Failure("song_not_found");
    await cancelDownload(tx, songId);
  });
}

/**
 * Only what stands for a video of the site is opened, so that nobody reaches into the server's own network through us;
 * any other web address where the operator has opened it.
 */
function addressOf({ ytDlpAnySite }: VideoSettings, text: string): string | null {
  const address = videoAddress(text);
  if (address !== null || !ytDlpAnySite) return address;
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isWeb ? new URL(text).href : null;
}

function requireAddress(config: VideoSettings, text: string): string {
  const address = addressOf(config, text);
  if (address === null) throw invalidField("url", INVALID_VIDEO_URL);
  return address;
}
