/** The job that sends the mails of a band. The rows are the queue: the job only wakes somebody up to look at them. */
import * as z from "zod/mini";
import type { BandTransaction } from "../../../platform/database/transactions.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, job, type Job, type JobContext } from "../../../platform/jobs/job.ts";
import { listBandsWithMails, secondsUntilDue } from "./outgoing-mails.repository.ts";
import { restAfter } from "./retry-pauses.ts";
import { sendDueMails, type SendServices } from "./send-run.ts";

/** `away`: how many times in a row the mail server was. */
const sendMails = defineJob("send-event-mails", z.object({ away: z._default(z.number(), 0) }), {
  lane: "mailing",
});

/** Finds what a server left behind that lost its job with its mails. */
const findMails = defineJob("find-event-mails", z.unknown(), { attempts: 1 });

/** A mailer that waits already is told to go now. */
export async function wakeMailer(tx: BandTransaction): Promise<void> {
  await enqueue(tx, sendMails, {}, { key: `${tx.bandId}` });
}

export type MailJobServices = SendServices & { now: () => Date };

export function mailJobs(services: MailJobServices): Job[] {
  const { database } = services;
  return [
    job(sendMails, ({ away }, context) => run(services, away, context)),
    job(
      findMails,
      async () => {
        for (const bandId of await listBandsWithMails(database))
          await database.band({ bandId }, wakeMailer);
      },
      "*/5 * * * *",
    ),
  ];
}

async function run(
  services: MailJobServices,
  awayBefore: number,
  { bandId, signal, log }: JobContext,
): Promise<void> {
  if (bandId === null) return;
  const { database, now } = services;
  const { sent, away } = await sendDueMails(services, bandId, signal);
  const isAway = away !== null;
  if (isAway) log.warn({ err: away, sent }, "the mail server is away");
  // What was in hand is back; the queue gives the rest of it to another server.
  signal.throwIfAborted();
  const due = await secondsUntilDue(database, bandId);
  if (due === null) return;
  const times = sent > 0 ? 1 : awayBefore + 1;
  const seconds = isAway ? Math.max(due, restAfter(times)) : due;
  const later = { runAt: new Date(now().getTime() + seconds * 1000), key: `${bandId} later` };
  await database.band({ bandId }, (tx) =>
    enqueue(tx, sendMails, { away: isAway ? times : 0 }, later),
  );
}
