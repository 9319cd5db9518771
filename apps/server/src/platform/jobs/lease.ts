/**
 * Gives the jobs of a server that was killed back to those that live.
 *
 * A job that runs is marked with the id of its worker, and the mark of a dead worker would stay for hours. So each worker
 * holds a lock of its connection for as long as it lives, and a job whose worker holds none is nobody's.
 */
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../log/log.ts";

/** Any number that no other program is likely to lock: "jobs" in ASCII. */
const LOCK_CLASS = 0x6a6f6273;
const RETRY_MS = 1_000;

/**
 * A worker that has just begun may not have its lock yet. What was tried already when its server died twice may be what
 * the servers die of: it has no attempt left then, and stays for somebody to look at.
 */
const FREE_ABANDONED = `
  with abandoned as (
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '5 seconds' and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid::bigint = $1
        and objid::bigint = hashtext(locked_by)::bigint & 4294967295
        and database = (select oid from pg_database where datname = current_database()))),
  freed as (
    update graphile_worker._private_jobs j
    set locked_at = null, locked_by = null, flags = coalesce(j.flags, '{}') || '{"died": true}',
      attempts = case when j.flags ? 'died' then j.max_attempts else j.attempts end
    from abandoned a, graphile_worker._private_tasks t
    where j.locked_by = a.locked_by and t.id = j.task_id
    returning a.locked_by as worker, j.id, t.identifier as job, j.attempts >= j.max_attempts as "isGivenUp"),
  queues as (
    update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
    from abandoned a where q.locked_by = a.locked_by)
  select * from freed`;

interface Freed {
  worker: string;
  id: string;
  job: string;
  isGivenUp: boolean;
}

/** Holds the lock of worker `id` until `signal` is aborted, on a new connection whenever one breaks. */
export async function holdLease(pool: pg.Pool, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = await pool.connect().catch(() => null);
    if (client) {
      await client
        .query("select pg_advisory_lock($1, hashtext($2))", [LOCK_CLASS, id])
        .then(() => broken(client, signal))
        .catch(() => undefined);
      // Ends the connection, and the lock with it.
      client.release(true);
    }
    await pause(RETRY_MS, signal);
  }
}

/** Looks once for jobs whose worker is gone. */
export async function freeAbandonedJobs(pool: pg.Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query<Freed>(FREE_ABANDONED, [LOCK_CLASS]);
  tellOf(rows, log);
}

function tellOf(freed: readonly Freed[], log: Logger): void {
  if (freed.length === 0) return;
  const workers = [...new Set(freed.map(({ worker }) => worker))];
  log.warn({ workers }, "jobs of servers that are gone were freed");
  for (const { id, job, isGivenUp } of freed)
    if (isGivenUp) log.error({ job, jobId: id }, "job given up: its server died while it ran");
}

/** Resolves when the connection has broken or `signal` is aborted. */
async function broken(client: pg.PoolClient, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
