import * as z from "zod/mini";
import type { Task } from "../../../platform/workers/task.ts";

const days = z.object({ firstDay: z.string(), lastDay: z.string() });

const order = z.object({
  text: z.string(),
  window: days,
  timeZone: z.string(),
});

/** Null where it is no calendar. */
const answer = z.union([
  z.object({ ranges: z.nullable(z.array(days)) }),
  z.object({ isTooMuch: z.literal(true) }),
]);

/** What repeats may be written so that it never ends: a calendar of 10 MB and ten years takes a few seconds. */
export const readCalendarTask: Task<typeof order, typeof answer> = {
  module: new URL("./read-calendar.worker.ts", import.meta.url),
  order,
  answer,
  memory: 256,
  timeout: 30_000,
  // Its jobs wait their turn already (platform/jobs/lanes.ts).
  atOnce: 1,
  perOwner: 1,
  waiting: Number.POSITIVE_INFINITY,
};
