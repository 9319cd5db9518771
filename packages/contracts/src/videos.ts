/** Recordings fetched from the video-sharing site, by the program that the setting `YT_DLP` names; 501 without it. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { pathId } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const VIDEO_MESSAGES = {
  downloadFailed: (cause: string) => `Error downloading from YouTube: ${cause}`,
  searchFailed: (cause: string) => `Error searching YouTube: ${cause}`,
  saveIdFailed: "Failed to save YouTube ID",
  validateFailed: "Error validating YouTube URL",
} as const;

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.url));

export const videoResult = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  channel: z.nullable(z.string()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  thumbnail: z.nullable(z.string()),
});
export type VideoResult = z.output<typeof videoResult>;

export const getVideoInfo = endpoint({
  method: "GET",
  path: "/youtube/info",
  summary: "What is known of the video at an address",
  access: { kind: "write", areas: ["SO"] },
  query: z.strictObject({ url: address }),
  answer: videoResult,
  failures: ["not_set_up", "video_failed", "invalid", "throttled"],
});

export const validateVideo = endpoint({
  method: "GET",
  path: "/youtube/validate",
  summary: "Whether an address is one of a video that can be fetched",
  access: { kind: "write", areas: ["SO"] },
  query: z.strictObject({ url: address }),
  answer: z.object({ valid: z.boolean(), videoId: z.nullable(z.string()) }),
  failures: ["not_set_up"],
});

export const searchVideos = endpoint({
  method: "GET",
  path: "/youtube/search",
  summary: "Videos for a few words",
  access: { kind: "write", areas: ["SO"] },
  query: z.strictObject({
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.search)),
    /** 10 unless given, at most 25. */
    limit: z.optional(pathId),
  }),
  answer: z.object({ results: z.array(videoResult) }),
  failures: ["not_set_up", "video_failed", "throttled"],
});

export const downloadVideo = endpoint({
  method: "POST",
  path: "/youtube/download/{songId}",
  summary: "Fetch the sound of a video as the song's recording; answers once the job has ended",
  access: { kind: "write", areas: ["SO"] },
  params: z.strictObject({ songId: pathId }),
  body: z.strictObject({ url: address }),
  answer: z.object({
    success: z.boolean(),
    recordingFilename: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
  failures: ["not_set_up", "song_not_found", "invalid", "throttled"],
  changes: ["songs"],
});

export const videoDownload = z.object({
  state: z.enum(["none", "waiting", "running", "done", "failed", "cancelled"]),
  /** From 0 to 1. */
  progress: z.number(),
  error: z.nullable(z.string()),
});
export type VideoDownload = z.output<typeof videoDownload>;

export const getVideoDownload = endpoint({
  method: "GET",
  path: "/youtube/download/{songId}",
  summary: "How far the latest download for a song has come",
  access: { kind: "write", areas: ["SO"] },
  params: z.strictObject({ songId: pathId }),
  answer: videoDownload,
  failures: ["not_set_up", "song_not_found"],
});

export const cancelVideoDownload = endpoint({
  method: "DELETE",
  path: "/youtube/download/{songId}",
  summary: "Stop the download for a song; the recording there stays",
  access: { kind: "write", areas: ["SO"] },
  status: 204,
  params: z.strictObject({ songId: pathId }),
  failures: ["not_set_up", "song_not_found"],
});

export const getVideoThumbnail = endpoint({
  method: "GET",
  path: "/youtube/thumbnail/{videoId}",
  summary:
    "The still picture of a video, fetched by this server so that no reader is seen by the site",
  access: { kind: "read", areas: ["SO"] },
  params: z.strictObject({ videoId: z.string().check(z.regex(/^[\w-]{11}$/)) }),
  answer: "file",
  failures: ["not_set_up", "not_found", "video_failed"],
});

export const videoEndpoints = {
  getVideoInfo,
  validateVideo,
  searchVideos,
  downloadVideo,
  getVideoDownload,
  cancelVideoDownload,
  getVideoThumbnail,
};
