/** The small tables that forms choose from. */
import { SONG_STATUSES } from "@bandstand/domain/song-status";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const genre = z.object({ id: z.number(), name: z.string() });

export const songStatus = z.object({
  id: z.number(),
  tag: z.enum(SONG_STATUSES.map(({ tag }) => tag)),
  name: z.string(),
  color: z.string(),
  sequence: z.number(),
});

export type Genre = z.output<typeof genre>;
export type SongStatus = z.output<typeof songStatus>;

export const listGenres = endpoint({
  method: "GET",
  path: "/genres",
  summary: "Genres",
  access: { kind: "signedIn" },
  answer: z.array(genre),
});

export const listSongStatuses = endpoint({
  method: "GET",
  path: "/songstatuses",
  summary: "Song statuses",
  access: { kind: "signedIn" },
  answer: z.array(songStatus),
});

export const lookupEndpoints = { listGenres, listSongStatuses };
