import type * as z from "zod/mini";
import type { BandTransaction, SystemTransaction } from "../database/transactions.ts";
import type { JobKind } from "./job.ts";

export interface EnqueueOptions {
  /** A job with the same key that still waits is replaced. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Tries before it is given up; 25 when left out, over about three days. */
  attempts?: number;
}

/** Asks for a job inside a transaction: it runs after the commit, and not at all after a rollback. */
export async function enqueue<S extends z.ZodMiniType>(
  tx: BandTransaction | SystemTransaction,
  kind: JobKind<S>,
  payload: Omit<z.input<S>, "bandId">,
  { key, queue, attempts }: EnqueueOptions = {},
): Promise<void> {
  await tx.rows(
    {
      name: "enqueue",
      text: `
        select bandstand.add_job(identifier => $1, payload => $2::json, job_key => $3, queue_name => $4,
          max_attempts => $5)`,
    },
    [kind.name, JSON.stringify(payload), key ?? null, queue ?? null, attempts ?? null],
  );
}
