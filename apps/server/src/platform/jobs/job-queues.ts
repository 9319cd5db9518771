/**
 * The names of queues, one for each band and lane. Each look for a job goes through all of them, so those that hold none
 * are removed. A name must not go while a transaction that has seen it still adds a job to it: that job would never run.
 */
import type pg from "pg";

/** What enqueueing needs of a transaction: the job is there once, and only if, the transaction is committed. */
export interface JobQueue {
  rows(statement: { name: string; text: string }, values: readonly unknown[]): Promise<unknown[]>;
}

/** Any number that no other program is likely to lock: "queu" in ASCII. */
const LOCK = 0x71756575;

const KEEP = { name: "keep_queues", text: `select pg_advisory_xact_lock_shared(${LOCK})` };

const REMOVE_UNUSED = `
  delete from graphile_worker._private_job_queues q
  where locked_at is null
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`;

/** Keeps every name until the end of the transaction. */
export async function keepQueues(queue: JobQueue): Promise<void> {
  await queue.rows(KEEP, []);
}

/** Removes none while jobs are just being added; the next time makes up for it. */
export async function removeUnusedQueues(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ isLocked: boolean }>(
      `select pg_try_advisory_xact_lock(${LOCK}) as "isLocked"`,
    );
    // A statement of its own, which sees what was committed before the lock was had.
    if (rows[0]?.isLocked === true) await client.query(REMOVE_UNUSED);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
