import type * as z from "zod/mini";
import type { Logger } from "../log/log.ts";
import type { Lane } from "./lanes.ts";

/** What a job is called in the queue, and what it is told. The name stays once servers have run with it. */
export interface JobDefinition<Payload extends z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly attempts: number;
  readonly lane: Lane;
}

/** With the queue's own pauses (e^n seconds, at most 6 hours each) eight attempts reach over 50 minutes, 12 over a day. */
const ATTEMPTS = 12;

/** `attempts` counts the first one. Whatever may take longer than a mail belongs into a lane of its kind. */
export function defineJob<Payload extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  { attempts = ATTEMPTS, lane = "prompt" }: { attempts?: number; lane?: Lane } = {},
): JobDefinition<Payload> {
  return { name, payload, attempts, lane };
}

export interface JobContext {
  /** The band that the job was enqueued for, by the database's own word; null for those of no band. */
  readonly bandId: number | null;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the server stops and has waited long enough. What is thrown then is an attempt that failed. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** A job with its work, ready for the worker. */
export interface Job {
  readonly name: string;
  readonly lane: Lane;
  /** Minute, hour, day, month, weekday in UTC. One server of all that share a database runs it, once. */
  readonly cron: string | null;
  /** Throws what the payload's schema says of `payload`. */
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** Jobs run at least once: after a crash one may run again, so its work must bear being done twice. */
export function job<Payload extends z.ZodMiniType>(
  definition: JobDefinition<Payload>,
  work: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
  cron: string | null = null,
): Job {
  const { name, lane, payload: schema } = definition;
  return {
    name,
    lane,
    cron,
    run: (payload, context) => work(schema.parse(payload), context),
  };
}

/** Thrown by a job that would fail again however often it is tried: it is logged and done with. */
export class PermanentJobError extends Error {
  override readonly name = "PermanentJobError";
}
