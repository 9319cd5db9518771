/** Work that is done later, at least once, by whichever server has time. */
import type * as z from "zod/mini";

/** What a job is called and what it is told: enough to ask for it, without knowing how it is done. */
export interface JobKind<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly payload: S;
}

export function defineJob<S extends z.ZodMiniType>(name: string, payload: S): JobKind<S> {
  return { name, payload };
}

/** A kind of job together with how it is done. */
export interface Job {
  readonly name: string;
  /** Throws to be tried again, later and later. What it does may happen twice. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
  /** When it runs by itself, as in a crontab in UTC: `0 4 * * *`. */
  readonly schedule?: string;
}

/** `bandId` is stamped on by the transaction that asked for the job; the system's own jobs have none. */
export function job<S extends z.ZodMiniType>(
  kind: JobKind<S>,
  run: (payload: z.output<S>, signal: AbortSignal) => Promise<void>,
  schedule?: string,
): Job {
  return {
    name: kind.name,
    run: (payload, signal) => run(kind.payload.parse(payload), signal),
    ...(schedule !== undefined && { schedule }),
  };
}
