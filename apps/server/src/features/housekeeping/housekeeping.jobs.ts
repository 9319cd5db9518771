/** Once a night, and for half-written files once an hour: what time has made useless goes. */
import * as z from "zod/mini";
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import { tidyOutbox } from "../../platform/mail/tidy-outbox.ts";
import type { Logger } from "../../platform/log/log.ts";

export interface HousekeepingServices {
  database: Database;
  files: FileStore;
  log: Logger;
  /** The folder of unsent mails; it need not be there. */
  outbox: string;
  now: () => Date;
}

const tidyUp = defineJob("tidy-up", z.object({}));
const removeAbandoned = defineJob("remove-abandoned-uploads", z.object({}), { attempts: 1 });

/** Files a run: a night that finds more leaves them to the next. */
const FILES_A_RUN = 5_000;

export function housekeepingJobs({
  database,
  files,
  log,
  outbox,
  now,
}: HousekeepingServices): Job[] {
  return [
    job(removeAbandoned, () => files.removeAbandoned(), "47 * * * *"),
    job(
      tidyUp,
      async () => {
        await database.system(async (tx) => {
          await tx.rows({ text: "delete from rate_limits where expires_at < now()" });
          await tx.rows({
            text: "delete from user_links where expires_at < now() - interval '30 days'",
          });
          await tx.rows({
            text: "delete from idempotency_keys where created_at < now() - interval '7 days'",
          });
          // What they were told may name people.
          await tx.rows({
            text: "delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'",
          });
          await tx.rows({
            text: "delete from tokens where revoked_at < now() - interval '1 day' or last_used_at < now() - interval '30 days'",
          });
        });
        await removeLeftFiles();
        const mails = await tidyOutbox(outbox, now());
        if (mails > 0) log.info({ mails }, "old mails were removed from the outbox");
      },
      "17 4 * * *",
    ),
  ];

  /** Files whose upload never ended, and those whose record went while the store could not be reached. */
  async function removeLeftFiles(): Promise<void> {
    const left = await database.system((tx) =>
      tx.rows<{ filename: string }>(
        {
          text: `
            select filename from stored_files
            where released_at < now() - interval '1 hour'
              or (attached_at is null and created_at < now() - interval '1 day')
            limit $1`,
        },
        [FILES_A_RUN],
      ),
    );
    for (const { filename } of left) {
      await files.remove(filename);
      await database.system((tx) =>
        tx.rows({ text: "delete from stored_files where filename = $1" }, [filename]),
      );
    }
    if (left.length > 0) log.info({ files: left.length }, "left files were removed");
  }
}
