/** What members think of the songs: one rating a member and song, stars less one. */
import { MAX_STARS } from "@bandstand/domain/rating";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, pathId } from "./fields.ts";

export const RATING_MESSAGES = {
  readFailed: "Error reading rating",
  saveFailed: "Error Saving Rating",
} as const;

const rating = z.int().check(z.minimum(0), z.maximum(MAX_STARS - 1));

export const songRating = z.object({
  songId: z.number(),
  userId: z.number(),
  nickname: z.string(),
  /** Stars less one, 0 to 10. */
  rating: z.number(),
});
export type SongRating = z.output<typeof songRating>;

export const listSongRatings = endpoint({
  method: "GET",
  path: "/songratings",
  summary: "Ratings of the band's songs: of one song, of one member, or the first 10,000 of all",
  access: { kind: "read", areas: ["SO"] },
  query: z.strictObject({ songId: z.optional(pathId), userId: z.optional(pathId) }),
  answer: z.array(songRating),
  tells: ["SO", "BU"],
});

export const findSongRating = endpoint({
  method: "GET",
  path: "/songratinglookup",
  summary: "What one member thinks of one song; null when nothing is said",
  access: { kind: "read", areas: ["SO"] },
  query: z.strictObject({ songId: pathId, userId: pathId }),
  answer: z.object({ rating: z.nullable(z.number()) }),
  failures: ["song_not_found"],
  tells: ["SO"],
});

export const saveSongRating = endpoint({
  method: "POST",
  path: "/savesongrating",
  summary: "Rate a song, for oneself only",
  access: { kind: "read", areas: ["SO"] },
  body: z.strictObject({ userId: id, songId: id, rating }),
  answer: z.object({ rating: z.number(), avgRating: z.number() }),
  failures: ["song_not_found", "no_right"],
  changes: ["songs"],
});

export const songRatingEndpoints = { listSongRatings, findSongRating, saveSongRating };
