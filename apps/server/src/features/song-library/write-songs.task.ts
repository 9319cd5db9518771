/** Writing songs as others read them: a megabyte of words takes long enough to keep others waiting. */
import { partOf } from "@bandstand/contracts/shapes";
import { PLAIN_SONG_FIELDS, song } from "@bandstand/contracts/songs";
import { SONG_FILE_FIELDS } from "@bandstand/domain/chart/song-file";
import * as z from "zod/mini";
import type { Task } from "../../platform/workers/task.ts";

const row = z.object({
  ...partOf(song.shape, PLAIN_SONG_FIELDS),
  genre: z.nullable(z.string()),
  status: z.string(),
  tags: z.readonly(z.array(z.object({ tag: z.string(), color: z.nullable(z.string()) }))),
  avgRating: song.shape.avgRating,
});
const chart = z.object(partOf(row.shape, SONG_FILE_FIELDS));

const order = z.union([z.object({ charts: z.array(chart) }), z.object({ rows: z.array(row) })]);
/** One for each song. */
const answer = z.array(z.instanceof(Uint8Array));

export const writeSongsTask: Task<typeof order, typeof answer> = {
  module: new URL("./write-songs.worker.ts", import.meta.url),
  order,
  answer,
  memory: 128,
  // A library of 5,000 songs takes seconds.
  timeout: 60_000,
  atOnce: 2,
  perOwner: 1,
  waiting: 3,
};
