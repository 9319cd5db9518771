/** A worker thread that may not cost more than its task allows. */
import { extname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type * as z from "zod/mini";
import { fromWorker, type ToWorker } from "./messages.ts";
import type { Task } from "./task.ts";

/** The work was ended since it cost more than its task allows. */
export class LimitReached extends Error {
  override readonly name = "LimitReached";
  readonly limit: "memory" | "time";

  constructor(limit: "memory" | "time", task: { memory: number; timeout: number }) {
    super(
      limit === "memory"
        ? `It needs more than ${task.memory} MB.`
        : `It takes longer than ${task.timeout / 1000} s.`,
    );
    this.limit = limit;
  }
}

export interface Thread<Order, Answer> {
  /** One order at a time. Throws `LimitReached` and the signal's reason, after which it is of no more use, and what the work threw. */
  ask(order: Order): Promise<Answer>;
  /** Ends it, at work or not. */
  close(): Promise<void>;
}

/** Megabytes for what lives shortly; enough that little of it is taken for old. */
const YOUNG = 16;
/** Milliseconds in which a worker can end what it has started, before it is ended itself. */
const GRACE = 1_000;

export function openThread<Order extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  task: Task<Order, Answer>,
  signal: AbortSignal,
): Thread<z.input<Order>, z.output<Answer>> {
  signal.throwIfAborted();
  const worker = new Worker(builtAsThis(task.module), {
    resourceLimits: { maxOldGenerationSizeMb: task.memory, maxYoungGenerationSizeMb: YOUNG },
  });
  let left = task.timeout;
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  // It fails those who wait for an answer; between orders nobody does.
  worker.on("error", () => undefined);
  const say = (message: ToWorker) => worker.postMessage(message);

  async function close(): Promise<void> {
    say({ stop: true });
    const isLate = new AbortController();
    const late = wait(GRACE, undefined, { signal: isLate.signal }).catch(() => undefined);
    await Promise.race([ended, late]);
    isLate.abort();
    await worker.terminate();
  }

  async function ask(order: z.input<Order>): Promise<z.output<Answer>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const begun = performance.now();
    const onMessage = (message: unknown) => resolve(message);
    const onError = (error: unknown) =>
      reject(isOutOfMemory(error) ? new LimitReached("memory", task) : error);
    const onExit = () => reject(new Error("The worker has ended."));
    const onAbort = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new LimitReached("time", task)), Math.max(0, left));
    worker.once("message", onMessage).once("error", onError).once("exit", onExit);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      signal.throwIfAborted();
      say({ order });
      const message = fromWorker.parse(await promise);
      if ("failure" in message) throw message.failure;
      return task.answer.parse(message.answer);
    } finally {
      left -= performance.now() - begun;
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      signal.removeEventListener("abort", onAbort);
    }
  }

  return { ask, close };
}

/** The sources name sources; in the build each worker is a file of the same name beside the server's own. */
function builtAsThis(module: URL): URL {
  return new URL(module.href.replace(/\.ts$/, extname(import.meta.url)));
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
