import * as z from "zod/mini";
import type { Task } from "../workers/task.ts";

const order = z.object({
  /** Of a file on this machine, whose extension is true. */
  path: z.string(),
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: z.nullable(z.string()),
});

const answer = z.nullable(
  z.object({
    coarse: z.instanceof(Uint8Array),
    fine: z.instanceof(Uint8Array),
    duration: z.number(),
    loudness: z.nullable(z.number()),
  }),
);

export const measurePeaksTask: Task<typeof order, typeof answer> = {
  module: new URL("./measure-peaks.worker.ts", import.meta.url),
  order,
  answer,
  memory: 64,
  // ffmpeg is given ten minutes, and then stops by itself.
  timeout: 12 * 60 * 1000,
  // Its jobs wait their turn already: this many run at a time (platform/jobs/lanes.ts).
  atOnce: 2,
  perOwner: 2,
  waiting: Number.POSITIVE_INFINITY,
};
