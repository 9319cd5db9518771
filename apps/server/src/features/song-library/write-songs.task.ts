/** Writing songs as others read them: a megabyte of words takes long enough to keep others waiting. */
import * as z from "zod/mini";
import type { Task } from "../../platform/workers/task.ts";

const text = z.nullable(z.string());

const chart = z.object({
  title: z.string(),
  artist: z.string(),
  songkey: text,
  bpm: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  lyrics: text,
  tab: text,
});

const row = z.extend(chart, {
  featuring: text,
  genre: text,
  status: z.string(),
  start: text,
  tags: z.readonly(z.array(z.object({ tag: z.string(), color: text }))),
  notes: text,
  todo: text,
  youTubeId: text,
  coverImageURL: text,
  avgRating: z.nullable(z.number()),
});

const order = z.union([z.object({ charts: z.array(chart) }), z.object({ rows: z.array(row) })]);
/** One for each song. */
const answer = z.array(z.instanceof(Uint8Array));

export const writeSongsTask: Task<typeof order, typeof answer> = {
  module: new URL("./write-songs.worker.ts", import.meta.url),
  order,
  answer,
  memory: 128,
  // A library of 5,000 songs takes seconds.
  patience: 60_000,
  atOnce: 2,
  perOwner: 1,
  waiting: 3,
};
