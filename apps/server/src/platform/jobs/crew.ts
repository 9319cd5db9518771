/** One run of the queue's workers in one lane, from its beginning until it is stopped or the database is lost. */
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import {
  type ParsedCronItem,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";
import { holdLease } from "./lease.ts";
import { queueLog } from "./queue-log.ts";
import { runLogged } from "./run-logged.ts";

export interface CrewOptions {
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Jobs at a time. */
  readonly places: number;
  /** Milliseconds between looks for jobs whose time has come. */
  readonly pollInterval: number;
  /** Milliseconds that a running job is given before its signal is aborted, and again before it is left behind. */
  readonly stopTimeout: number;
}

export interface Crew {
  /** Resolves with why it ended. */
  readonly ended: Promise<unknown>;
  /** Stops as gently as there is time for. A job that does not even end when told to is left to another server. */
  stop(): Promise<void>;
}

/** What was due while no server ran is made up for, up to a day. */
const MADE_UP_FOR_MS = 24 * 3600 * 1000;

/** Resolves once it is at work, and throws what the database said when it could not begin. */
export async function beginCrew(options: CrewOptions): Promise<Crew> {
  const { pool, jobs, log, places, pollInterval, stopTimeout } = options;
  const lease = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => {
    void holdLease(pool, workerPool.id, lease.signal);
  });
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(jobs, log),
    parsedCronItems: cronItemsOf(jobs),
    concurrency: places,
    pollInterval,
    events,
    logger: queueLog(log),
    gracefulShutdownAbortTimeout: stopTimeout,
    // Even without a delay: only then are the ends of jobs waited for, and a failure to write one down is caught.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // Signals are for the whole server to handle, in its own order.
    noHandleSignals: true,
  });
  // Says to others that its jobs are in good hands no longer.
  const release = () => lease.abort();
  return {
    ended: runner.promise.catch((error: unknown) => error).finally(release),
    async stop() {
      await stopWithin(runner, 2 * stopTimeout);
      release();
    },
  };
}

async function stopWithin(runner: Runner, time: number): Promise<void> {
  const done = new AbortController();
  // Rejects when it has stopped by itself.
  const stopped = runner.stop().catch(() => undefined);
  const late = wait(time, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([stopped, late]);
  done.abort();
}

function cronItemsOf(jobs: readonly Job[]): ParsedCronItem[] {
  const options = { backfillPeriod: MADE_UP_FOR_MS };
  return parseCronItems(
    jobs.flatMap(({ name, cron }) => (cron === null ? [] : [{ task: name, match: cron, options }])),
  );
}

function tasksOf(jobs: readonly Job[], log: Logger): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown, { job: { id, attempts, max_attempts: maxAttempts }, abortSignal }) =>
        runLogged(job, { id, payload, attempts, maxAttempts, signal: abortSignal }, log),
    ]),
  );
}
