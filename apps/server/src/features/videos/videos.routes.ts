import type { videoEndpoints } from "@bandstand/contracts/videos";
import type { FastifyReply } from "fastify";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { createPlaces } from "../../platform/throttle/places.ts";
import { ytDlpOf } from "./settings.ts";
import { fetchThumbnail } from "./thumbnail.ts";
import {
  cancel,
  download,
  PLACES,
  readDownload,
  readInfo,
  search,
  validate,
  type VideoServices,
} from "./videos.use-cases.ts";

export interface VideoRouteServices extends Omit<VideoServices, "places"> {
  /** Where the site keeps still pictures; its own address when left out. */
  thumbnails?: string;
  /** Aborted when the server takes no more requests. */
  closing: AbortSignal;
}

export function videoHandlers(given: VideoRouteServices): Handlers<typeof videoEndpoints> {
  const { config, closing } = given;
  const services = { ...given, places: createPlaces(PLACES) };
  const waitingFor = (reply: FastifyReply) => AbortSignal.any([closing, abortedByClient(reply)]);
  return {
    getVideoInfo: ({ caller, query, reply }) =>
      readInfo(services, caller, { text: query.url, signal: waitingFor(reply) }),
    validateVideo: async ({ query }) => validate(config, query.url),
    searchVideos: ({ caller, query, reply }) => {
      const { query: words, limit } = query;
      const signal = waitingFor(reply);
      return search(services, caller, { words, signal, ...(limit !== undefined && { limit }) });
    },
    downloadVideo: async ({ caller, params, body, reply }) => {
      const asked = { songId: params.songId, text: body.url, signal: waitingFor(reply) };
      return download(services, caller, asked);
    },
    getVideoDownload: ({ caller, params }) => readDownload(services, caller, params.songId),
    cancelVideoDownload: async ({ caller, params }) => {
      await cancel(services, caller, params.songId);
      return undefined;
    },
    getVideoThumbnail: async ({ params, reply }) => {
      ytDlpOf(config);
      const picture = await fetchThumbnail(params.videoId, given.thumbnails);
      return reply
        .header("content-type", "image/jpeg")
        .header("cache-control", "private, max-age=86400")
        .header("x-content-type-options", "nosniff")
        .send(picture);
    },
  };
}
