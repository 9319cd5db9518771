/** Workers on a database of the test file's own, stopped after each test, and what they did and logged. */
import { pino } from "pino";
import { afterEach, expect } from "vitest";
import * as z from "zod/mini";
import { testDatabase } from "../../../test/database.ts";
import { defineJob, job, type Job, type JobContext } from "./job.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

const line = z.record(z.string(), z.unknown());

export const note = defineJob("note", z.object({ text: z.string() }));

export async function testWorkers() {
  const { database, systemConnection: connection, asSuperuser } = await testDatabase();
  const done: { text: string; context: JobContext }[] = [];
  const logged: Record<string, unknown>[] = [];
  const workers = new Set<Worker>();
  const write = (text: string) => logged.push(line.parse(JSON.parse(text)));

  // A worker writes the names of its jobs down as it looks for the first. A transaction that was sooner, with a job whose name is
  // new, has that row locked, and the worker waits for its end.
  const knownNames = async () => {
    const text = "select identifier from graphile_worker._private_tasks";
    return (await asSuperuser<{ identifier: string }>(text)).map(({ identifier }) => identifier);
  };

  const stop = async (worker: Worker) => {
    workers.delete(worker);
    await worker.stop();
  };

  afterEach(async () => {
    await Promise.all([...workers].map(stop));
    await asSuperuser("delete from graphile_worker._private_jobs");
    await asSuperuser("delete from graphile_worker._private_job_queues");
    done.length = 0;
    logged.length = 0;
  });

  return {
    database,
    connection,
    asSuperuser,
    done,
    logged,
    stop,
    async start(jobs: Job[], options: Partial<WorkerOptions> = {}): Promise<Worker> {
      const log = pino({ level: "info" }, { write });
      const worker = await startWorker({ connection, jobs, log, pollInterval: 50, ...options });
      workers.add(worker);
      await expect.poll(knownNames).toEqual(expect.arrayContaining(jobs.map((each) => each.name)));
      return worker;
    },
    /** Notes what it is told, and does nothing else. */
    keep: job(note, async ({ text }, context) => {
      done.push({ text, context });
    }),
    texts: () => done.map(({ text }) => text),
    messages: () => logged.map(({ msg }) => msg),
    /** How often each job that is still there was begun. */
    attempts: async () => {
      const text = "select attempts from graphile_worker.jobs order by attempts";
      return (await asSuperuser<{ attempts: number }>(text)).map(({ attempts }) => attempts);
    },
    /** Failed jobs wait for seconds; the tests do not. */
    hurry: () =>
      asSuperuser(
        "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
      ),
  };
}
