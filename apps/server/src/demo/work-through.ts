/** Hands out orders to worker threads, one after the other each; the first error or the signal ends them all. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Each holds a song of 60 MB while it works. */
const MOST_WORKERS = 4;

export interface WorkThroughOptions<Order, Answer> {
  worker: URL;
  orders: readonly Order[];
  /** Told each answer as the worker posts it: our own workers post nothing else. */
  finished: (answer: Answer) => void;
  signal: AbortSignal | undefined;
}

/** Throws what broke the work, or the signal's reason. */
export async function workThrough<Order, Answer>(
  options: WorkThroughOptions<Order, Answer>,
): Promise<void> {
  const { worker, orders } = options;
  if (orders.length === 0) return;
  const waiting = [...orders];
  const count = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1), orders.length);
  const workers = Array.from({ length: count }, () => new Worker(worker));
  try {
    await Promise.all(workers.map((one) => workOn(one, waiting, options)));
  } finally {
    await Promise.all(workers.map((one) => one.terminate()));
  }
}

function workOn<Order, Answer>(
  worker: Worker,
  waiting: Order[],
  { finished, signal }: Pick<WorkThroughOptions<Order, Answer>, "finished" | "signal">,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(asError(signal?.reason));
    const next = () => {
      const order = waiting.shift();
      if (order !== undefined) worker.postMessage(order);
      else {
        signal?.removeEventListener("abort", abort);
        resolve();
      }
    };
    signal?.addEventListener("abort", abort, { once: true });
    worker.once("error", (error) => reject(asError(error)));
    worker.on("message", (answer: Answer) => {
      finished(answer);
      next();
    });
    next();
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
