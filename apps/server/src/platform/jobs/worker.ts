/** Runs the jobs of the queue in this server, beside its requests. */
import { Logger as WorkerLogger, parseCronItems, run, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Logger } from "../log/log.ts";
import type { Job } from "./job.ts";

export interface WorkerOptions {
  connection: pg.PoolConfig;
  jobs: readonly Job[];
  log: Logger;
  /** Jobs at once; 2 when left out. */
  concurrency?: number;
}

export interface Worker {
  /** Finishes what runs, and lets the rest wait for another server or the next start. */
  stop(): Promise<void>;
}

/** Milliseconds between looks at the queue for what NOTIFY does not announce: retries, and jobs of later. */
const POLL = 2_000;

export async function startWorker({
  connection,
  jobs,
  log,
  concurrency = 2,
}: WorkerOptions): Promise<Worker> {
  const pool = new pg.Pool({
    ...connection,
    max: concurrency + 2,
    application_name: "bandstand jobs",
  });
  pool.on("error", (error) => log.warn({ err: error }, "a job connection was lost"));
  const tasks: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown, { abortSignal }) =>
        job.run(payload, abortSignal ?? new AbortController().signal),
    ]),
  );
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    pollInterval: POLL,
    noHandleSignals: true,
    logger: workerLogger(log),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        schedule === undefined ? [] : [{ task: name, match: schedule }],
      ),
    ),
  });
  return {
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}

/** Its notices of every job are for those who debug; what fails is for all. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message, meta) => {
    const details = { job: scope.taskIdentifier, jobId: scope.jobId, ...(meta && { meta }) };
    if (level === "error") log.error(details, message);
    else if (level === "warning") log.warn(details, message);
    else log.debug(details, message);
  });
}
