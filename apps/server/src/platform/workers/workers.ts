/** The server's worker threads: for what would keep everybody waiting if it ran beside the requests. */
import type * as z from "zod/mini";
import type { AnyTask, Task } from "./task.ts";
import { openThread, type Thread } from "./thread.ts";
import { createTurns, type Turns } from "./turns.ts";

export interface Client {
  /** The band that it is done for. */
  readonly owner: number;
  /** Ends the work when it is aborted. */
  readonly signal: AbortSignal;
}

export interface Workers {
  /**
   * Hands `use` a worker once there is a place for one, and ends it afterwards. Throws `TooManyWaiting`, `LimitReached`,
   * the signal's reason and what `use` throws.
   */
  with<Order extends z.ZodMiniType, Answer extends z.ZodMiniType, T>(
    task: Task<Order, Answer>,
    client: Client,
    use: (ask: Thread<z.input<Order>, z.output<Answer>>["ask"]) => Promise<T>,
  ): Promise<T>;
}

export function createWorkers(): Workers {
  const places = new Map<AnyTask, Turns>();
  const turnsOf = (task: AnyTask): Turns => {
    const known = places.get(task) ?? createTurns(task);
    places.set(task, known);
    return known;
  };
  return {
    async with(task, { owner, signal }, use) {
      const giveBack = await turnsOf(task).take(owner, signal);
      try {
        const thread = openThread(task, signal);
        try {
          return await use(thread.ask);
        } finally {
          await thread.close();
        }
      } finally {
        giveBack();
      }
    },
  };
}
