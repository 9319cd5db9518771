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
import pg from "pg";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";
import { freeAbandonedJobs, holdLease } from "./lease.ts";
import { queueLog } from "./queue-log.ts";
import { runLogged } from "./run-logged.ts";

export interface WorkerOptions {
  readonly connection: pg.PoolConfig;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Jobs at a time; 3 when left out. */
  readonly concurrency?: number;
  /** Milliseconds between looks for jobs whose time has come; new ones announce themselves. 2,000 when left out. */
  readonly pollInterval?: number;
  /** Milliseconds between looks for jobs whose server is gone; 30,000 when left out. */
  readonly sweepInterval?: number;
  /**
   * Milliseconds that a running job is given when the worker stops, before its signal is aborted, and again before it is
   * left behind. 8,000 when left out.
   */
  readonly patience?: number;
}

export interface Worker {
  /** Takes no more jobs, and resolves when those that run have ended. What is left behind then is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 3;
const PATIENCE_MS = 8_000;
const RESTART_MS = 1_000;
/** What was due while no server ran is made up for, up to a day. */
const MADE_UP_FOR_MS = 24 * 3600 * 1000;

/**
 * Runs jobs until it is stopped; a database that goes away is waited for. Resolves once it is at work, and throws what
 * the database said when it could not begin.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { log, concurrency = CONCURRENCY, patience = PATIENCE_MS } = options;
  const { sweepInterval = 30_000 } = options;
  // One connection listens, one holds the lease, one looks after the queue; jobs use the database's own pool.
  const pool = openPool(options.connection, concurrency + 3, log);
  const halt = new AbortController();
  const { signal } = halt;

  let crew: Crew | null;
  try {
    crew = await begin(options, pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const running = keepRunning();
  const sweeping = freeAbandonedJobs(pool, { interval: sweepInterval, log, signal });

  async function keepRunning(): Promise<void> {
    while (crew && !signal.aborted) {
      const failure = await Promise.race([crew.ended, aborted(signal)]);
      if (signal.aborted) return;
      log.warn({ err: failure }, "the job worker broke off");
      crew = await beginAgain();
    }
  }

  async function beginAgain(): Promise<Crew | null> {
    while (!signal.aborted) {
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      const next = signal.aborted ? null : await begin(options, pool).catch(() => null);
      if (next) return next;
    }
    return null;
  }

  return {
    async stop() {
      halt.abort();
      await Promise.all([running, sweeping]);
      if (crew) await end(crew, patience);
      await pool.end();
    },
  };
}

/** A run of the queue's workers, which a lost database can end. */
interface Crew {
  readonly runner: Runner;
  /** Resolves with why it ended. */
  readonly ended: Promise<unknown>;
  /** Gives up what says to others that its jobs are in good hands. */
  release(): void;
}

async function begin(options: WorkerOptions, pool: pg.Pool): Promise<Crew> {
  const {
    jobs,
    log,
    concurrency = CONCURRENCY,
    patience = PATIENCE_MS,
    pollInterval = 2_000,
  } = options;
  const lease = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => {
    void holdLease(pool, workerPool.id, lease.signal);
  });
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(jobs, log),
    parsedCronItems: cronItemsOf(jobs),
    concurrency,
    pollInterval,
    events,
    logger: queueLog(log),
    gracefulShutdownAbortTimeout: patience,
    // Even without a delay: only then are the ends of jobs waited for, and a failure to write one down is caught.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // Signals are for the whole server to handle, in its own order.
    noHandleSignals: true,
  });
  const release = () => lease.abort();
  const ended = runner.promise.catch((error: unknown) => error).finally(release);
  return { runner, ended, release };
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

/** Stops as gently as there is time for. A job that does not even end when told to is left to another server. */
async function end({ runner, release }: Crew, patience: number): Promise<void> {
  const done = new AbortController();
  // Rejects when it has stopped by itself.
  const stopped = runner.stop().catch(() => undefined);
  const late = wait(2 * patience, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([stopped, late]);
  done.abort();
  release();
}

async function aborted(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}

function openPool(connection: pg.PoolConfig, size: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: size, application_name: "bandstand jobs" });
  pool.on("error", (error) => log.debug({ err: error }, "a connection of the job worker was lost"));
  // A connection that breaks in use rejects its query and emits an error as well; without a listener that ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
