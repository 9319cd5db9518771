import type { videoEndpoints } from "@bandstand/contracts/videos";
import { gone } from "../../platform/http/gone.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { ytDlpOf } from "./settings.ts";
import { fetchThumbnail } from "./thumbnail.ts";
import type { VideoJobServices } from "./videos.jobs.ts";
import { cancel, download, readDownload, readInfo, search, validate } from "./videos.use-cases.ts";

export interface VideoServices extends VideoJobServices {
  /** Where the site keeps still pictures; its own address when left out. */
  thumbnails?: string;
  /** Aborted when the server takes no more requests. */
  closing: AbortSignal;
}

export function videoHandlers(services: VideoServices): Handlers<typeof videoEndpoints> {
  const { config, closing } = services;
  return {
    getVideoInfo: ({ query }) => readInfo(config, query.url),
    validateVideo: async ({ query }) => validate(config, query.url),
    searchVideos: ({ query }) => search(config, query.query, query.limit),
    downloadVideo: async ({ caller, params, body, reply }) => {
      const signal = AbortSignal.any([closing, gone(reply)]);
      return download(services, caller, { songId: params.songId, text: body.url, signal });
    },
    getVideoDownload: ({ caller, params }) => readDownload(services, caller, params.songId),
    cancelVideoDownload: async ({ caller, params }) => {
      await cancel(services, caller, params.songId);
      return undefined;
    },
    getVideoThumbnail: async ({ params, reply }) => {
      ytDlpOf(config);
      const picture = await fetchThumbnail(params.videoId, services.thumbnails);
      return reply
        .header("content-type", "image/jpeg")
        .header("cache-control", "private, max-age=86400")
        .header("x-content-type-options", "nosniff")
        .send(picture);
    },
  };
}
