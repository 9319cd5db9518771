/** Work that is done aside from the thread that serves: what it is told, what it answers, and what it may cost. */
import type * as z from "zod/mini";

export interface Task<Order extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  /** The module that does it, beside the one that defines it: `….worker.ts`, which the build makes a file of its own. */
  readonly module: URL;
  readonly order: Order;
  readonly answer: Answer;
  /** Megabytes of objects. Arrays of numbers are not counted among them: the work bounds those itself. */
  readonly memory: number;
  /** Milliseconds of work on all orders that one worker is given. */
  readonly timeout: number;
  /** Workers at a time on this server. */
  readonly atOnce: number;
  /** Of these for one owner; and how many more may wait for them. */
  readonly perOwner: number;
  readonly waiting: number;
}

export type AnyTask = Task<z.ZodMiniType, z.ZodMiniType>;
