import * as z from "zod/mini";
import type { Task } from "../workers/task.ts";

const order = z.object({
  /** Of a PDF on this machine. */
  path: z.string(),
  /** Characters that are enough. */
  most: z.number(),
});

/** Null where nobody can read it without its password, or at all. */
const answer = z.nullable(z.object({ pageCount: z.number(), text: z.string() }));

export const readTextTask: Task<typeof order, typeof answer> = {
  module: new URL("./read-text.worker.ts", import.meta.url),
  order,
  answer,
  memory: 128,
  timeout: 60_000,
  // Its jobs wait their turn already (platform/jobs/lanes.ts).
  atOnce: 1,
  perOwner: 1,
  waiting: Number.POSITIVE_INFINITY,
};
