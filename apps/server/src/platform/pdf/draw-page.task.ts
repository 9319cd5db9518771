import * as z from "zod/mini";
import type { Task } from "../workers/task.ts";

const order = z.object({
  /** Of a PDF or a picture on this machine. */
  path: z.string(),
  isPdf: z.boolean(),
  /** From 1. */
  page: z.number(),
});

const answer = z.union([
  z.object({ png: z.instanceof(Uint8Array) }),
  z.object({ refused: z.enum(["protected", "damaged", "noSuchPage"]) }),
]);
export type DrawnPage = z.output<typeof answer>;

export const drawPageTask: Task<typeof order, typeof answer> = {
  module: new URL("./draw-page.worker.ts", import.meta.url),
  order,
  answer,
  memory: 128,
  timeout: 30_000,
  atOnce: 2,
  perOwner: 1,
  waiting: 20,
};
