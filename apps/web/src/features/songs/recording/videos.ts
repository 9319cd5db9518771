/** The calls to the video-sharing site, made by our server. */
import {
  cancelVideoDownload,
  downloadVideo,
  getVideoDownload,
  searchVideos,
  validateVideo,
  VIDEO_MESSAGES,
} from "@bandstand/contracts/videos";
import { INVALID_VIDEO_URL } from "@bandstand/domain/video-id";
import type { Change } from "../../../lib/cache/change.ts";
import type { Client } from "../../../lib/http/client.ts";
import { describeError } from "../../../ui/states/describe-error.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** As the server waits for the site. */
const SEARCH_TIMEOUT = 60 * SECOND;

export async function findVideos(client: Client, query: string, signal: AbortSignal) {
  try {
    const options = { signal, timeout: SEARCH_TIMEOUT };
    return (await client.call(searchVideos, { query: { query } }, options)).results;
  } catch (error) {
    throw new Error(VIDEO_MESSAGES.searchFailed(describeError(error).message), { cause: error });
  }
}

export interface DownloadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Has the server fetch a video's sound as the song's recording. An abort stops it there too.
 * @returns the id of the video, null where the address has none
 * @throws an Error in the words for the screen
 */
export async function fetchVideo(
  client: Client,
  change: Change,
  songId: number,
  url: string,
  { signal, onProgress }: DownloadOptions,
): Promise<string | null> {
  const { valid, videoId } = await client
    .call(validateVideo, { query: { url } }, { signal })
    .catch((error: unknown) => {
      throw new Error(VIDEO_MESSAGES.validateFailed, { cause: error });
    });
  if (!valid) throw new Error(INVALID_VIDEO_URL);
  const params = { songId: String(songId) };
  const stop = (): void => {
    // The one who stops it is gone or told so; what comes of it shows on the song.
    client.call(cancelVideoDownload, { params }, {}).catch(() => {});
  };
  const looking = setInterval(() => {
    client.call(getVideoDownload, { params }, { signal }).then(
      ({ state, progress }) => {
        if (state === "running") onProgress(progress);
      },
      () => {},
    );
  }, SECOND);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const request = { params, body: { url } };
    const answer = await change(downloadVideo, request, { signal, timeout: HOUR }).catch(
      (error: unknown) => {
        throw new Error(VIDEO_MESSAGES.downloadFailed(describeError(error).message), {
          cause: error,
        });
      },
    );
    if (!answer.success) throw new Error(VIDEO_MESSAGES.downloadFailed(answer.error ?? ""));
    return videoId;
  } finally {
    clearInterval(looking);
    signal.removeEventListener("abort", stop);
  }
}
