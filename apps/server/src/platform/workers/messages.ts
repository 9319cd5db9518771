/** What is said between the thread that serves and a worker. */
import * as z from "zod/mini";

export const toWorker = z.union([
  z.object({ order: z.unknown() }),
  /** Whoever asked has gone: what runs is ended, with the programs it has started. */
  z.object({ stop: z.literal(true) }),
]);
export type ToWorker = z.infer<typeof toWorker>;

export const fromWorker = z.union([
  z.object({ answer: z.unknown() }),
  z.object({ failure: z.instanceof(Error) }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
