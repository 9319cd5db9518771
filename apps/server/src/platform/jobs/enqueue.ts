import type * as z from "zod/mini";
import { type JobQueue, keepQueues } from "./job-queues.ts";
import type { JobDefinition } from "./job.ts";
import { type Lane, LANES } from "./lanes.ts";

export interface EnqueueOptions {
  /** Not before this time. */
  readonly runAt?: Date;
  /** A waiting job of the same name and key is replaced by this one. */
  readonly key?: string;
}

const ADD_JOB = {
  name: "add_job",
  text: `select bandstand.add_job(
    identifier => $1, payload => $2, run_at => $3, job_key => $4, queue_name => $5, max_attempts => $6)`,
};

const ADD_JOBS = {
  name: "add_jobs",
  text: `select bandstand.add_job(
    identifier => $1, payload => each.payload, run_at => $3, queue_name => $4, max_attempts => $5)
    from json_array_elements($2::json) as each (payload)`,
};

/** Adds a job within the transaction, with the transaction's band. Throws a `ZodError` for a payload of another shape. */
export async function enqueue<Payload extends z.ZodMiniType>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
  { runAt, key }: EnqueueOptions = {},
): Promise<void> {
  const { name: identifier, attempts, lane } = definition;
  // A key is one over all jobs; here it is one among the jobs of its name.
  const jobKey = key === undefined ? null : `${identifier}: ${key}`;
  await queue.rows(ADD_JOB, [
    identifier,
    written(definition, payload),
    runAt ?? null,
    jobKey,
    await queueOf(queue, lane),
    attempts,
  ]);
}

/** Adds a job for each payload, in one statement. */
export async function enqueueEach<Payload extends z.ZodMiniType>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  payloads: readonly z.input<Payload>[],
  { runAt }: Omit<EnqueueOptions, "key"> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const list = payloads.map((payload) => written(definition, payload)).join(",");
  await queue.rows(ADD_JOBS, [
    definition.name,
    `[${list}]`,
    runAt ?? null,
    await queueOf(queue, definition.lane),
    definition.attempts,
  ]);
}

/** The queue whose jobs run one after the other; the database puts the transaction's band before its name. */
async function queueOf(queue: JobQueue, lane: Lane): Promise<string | null> {
  if (!LANES[lane].isByBand) return null;
  await keepQueues(queue);
  return lane;
}

/** Checked, but written as it was given: the worker reads it with the same schema. */
function written<Payload extends z.ZodMiniType>(
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
): string {
  definition.payload.parse(payload);
  return JSON.stringify(payload);
}
