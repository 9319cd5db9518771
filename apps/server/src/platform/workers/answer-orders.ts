import { parentPort } from "node:worker_threads";
import type * as z from "zod/mini";
import { type FromWorker, toWorker } from "./messages.ts";
import type { Task } from "./task.ts";

/** Called by the module of a task, in its worker: does one order after the other, as they come. */
export function answerOrders<Order extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  task: Task<Order, Answer>,
  work: (order: z.output<Order>, signal: AbortSignal) => z.input<Answer> | Promise<z.input<Answer>>,
): void {
  const stop = new AbortController();
  const say = (message: FromWorker) => parentPort?.postMessage(message);
  const answer = async (order: unknown): Promise<FromWorker> => {
    try {
      return { answer: await work(task.order.parse(order), stop.signal) };
    } catch (error) {
      return { failure: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  parentPort?.on("message", (data: unknown) => {
    const message = toWorker.parse(data);
    if ("order" in message) void answer(message.order).then(say);
    else {
      stop.abort();
      // What still runs keeps the thread until it has ended; nothing else does.
      parentPort?.close();
    }
  });
}
