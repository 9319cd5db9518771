import type { Logger } from "../log/log.ts";
import { PermanentJobError, type Job, type JobContext } from "./job.ts";

/** An attempt as the queue tells of it. */
export interface Attempt {
  readonly id: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly signal: AbortSignal;
}

/** Runs one attempt and logs how it went. Throws what the job threw, so that the queue tries again, unless it gave up. */
export async function runLogged(job: Job, attempt: Attempt, log: Logger): Promise<void> {
  const bandId = bandOf(attempt.payload);
  const own = log.child({ job: job.name, jobId: attempt.id, attempt: attempt.attempts, bandId });
  const context: JobContext = {
    bandId,
    attempt: attempt.attempts,
    signal: attempt.signal,
    log: own,
  };
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    await job.run(attempt.payload, context);
    own.info({ ms: ms() }, "job done");
  } catch (error) {
    if (error instanceof PermanentJobError) {
      own.error({ err: error, ms: ms() }, "job given up");
      return;
    }
    if (attempt.attempts >= attempt.maxAttempts) {
      own.error({ err: error, ms: ms() }, "job failed for the last time");
    } else {
      own.warn({ err: error, ms: ms() }, "job failed and will be tried again");
    }
    throw error;
  }
}

/** Put there by the database when the job was enqueued; never by the payload's own schema. */
function bandOf(payload: unknown): number | null {
  if (typeof payload !== "object" || payload === null || !("bandId" in payload)) return null;
  return typeof payload.bandId === "number" ? payload.bandId : null;
}
