import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../log/log.ts";
import { beginCrew, type Crew, type CrewOptions } from "./crew.ts";
import type { Job } from "./job.ts";
import { removeUnusedQueues } from "./job-queues.ts";
import { connectionsFor, LANES, type LaneRules } from "./lanes.ts";
import { freeAbandonedJobs } from "./lease.ts";

export interface WorkerOptions {
  readonly connection: pg.PoolConfig;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Milliseconds between looks for jobs whose time has come; new ones announce themselves. 2,000 when left out. */
  readonly pollInterval?: number;
  /** Milliseconds between looks for jobs whose server is gone, and for queues without jobs; 30,000 when left out. */
  readonly sweepInterval?: number;
  /**
   * Milliseconds that a running job is given when the worker stops, before its signal is aborted, and again before it is
   * left behind. 8,000 when left out.
   */
  readonly stopTimeout?: number;
}

export interface Worker {
  /** Takes no more jobs, and resolves when those that run have ended. What is left behind then is tried again later. */
  stop(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const RESTART_MS = 1_000;

/**
 * Runs jobs until it is stopped, each in its lane; a database that goes away is waited for. Resolves once it is at work,
 * and throws what the database said when it could not begin.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { log, jobs, stopTimeout = TIMEOUT_MS, pollInterval = 2_000 } = options;
  const { sweepInterval = 30_000 } = options;
  const lanes = lanesOf(jobs);
  // What jobs ask of the database goes through its own pool.
  const pool = openPool(options.connection, connectionsFor(lanes), log);
  const halt = new AbortController();
  const { signal } = halt;

  const begun = await Promise.allSettled(
    lanes.map((lane) => keepCrew({ ...lane, pool, log, stopTimeout, pollInterval }, signal)),
  );
  const running = begun.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const stopLanes = async () => {
    halt.abort();
    await Promise.all(running.map((stop) => stop()));
  };
  const failed = begun.find((result) => result.status === "rejected");
  if (failed) {
    await stopLanes();
    await pool.end();
    throw failed.reason;
  }
  const sweeping = sweep(pool, { interval: sweepInterval, log, signal });

  return {
    async stop() {
      await stopLanes();
      await sweeping;
      await pool.end();
    },
  };
}

interface OccupiedLane extends LaneRules {
  readonly jobs: readonly Job[];
}

/** The lanes that there are jobs for. */
function lanesOf(jobs: readonly Job[]): OccupiedLane[] {
  return [...Map.groupBy(jobs, ({ lane }) => lane)].map(([lane, ofLane]) => ({
    ...LANES[lane],
    jobs: ofLane,
  }));
}

/** Begins a crew, and another one whenever it has broken off. Resolves with what stops it, once `signal` is aborted. */
async function keepCrew(options: CrewOptions, signal: AbortSignal): Promise<() => Promise<void>> {
  let crew: Crew | null = await beginCrew(options);
  const keeping = keep();

  async function keep(): Promise<void> {
    while (crew && !signal.aborted) {
      const failure = await Promise.race([crew.ended, aborted(signal)]);
      if (signal.aborted) return;
      options.log.warn({ err: failure }, "the job worker broke off");
      crew = await beginAgain();
    }
  }

  async function beginAgain(): Promise<Crew | null> {
    while (!signal.aborted) {
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      const next = signal.aborted ? null : await beginCrew(options).catch(() => null);
      if (next) return next;
    }
    return null;
  }

  return async () => {
    await keeping;
    await crew?.stop();
  };
}

/** Looks after the queue every `interval` milliseconds, until `signal` is aborted. */
async function sweep(
  pool: pg.Pool,
  { interval, log, signal }: { interval: number; log: Logger; signal: AbortSignal },
): Promise<void> {
  const pause = () => wait(interval, undefined, { signal }).catch(() => undefined);
  for (await pause(); !signal.aborted; await pause()) {
    try {
      await freeAbandonedJobs(pool, log);
      await removeUnusedQueues(pool);
    } catch (error) {
      log.debug({ err: error }, "the job queue could not be looked through");
    }
  }
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
