/** A task that does what a test tells it: well, too long, with too much memory, or not at all. */
import * as z from "zod/mini";
import type { Task } from "./task.ts";

const order = z.object({
  do: z.enum(["double", "fail", "hoard", "spin", "wait", "nap", "die"]),
  value: z.number(),
});
const answer = z.number();

export const oddWork: Task<typeof order, typeof answer> = {
  module: new URL("./odd-work.fixture.worker.ts", import.meta.url),
  order,
  answer,
  memory: 32,
  timeout: 20_000,
  atOnce: 2,
  perOwner: 1,
  waiting: 3,
};
