/** Tells members by mail that days are proposed, one mail for each, so that one that is refused keeps nobody else waiting. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { isEmail } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import { datePollLetter } from "../../platform/mail/letters/date-poll.ts";
import type { AvailabilityJobServices } from "./availability.services.ts";
import { findPollInMail, othersToAsk } from "./poll-mails.repository.ts";

const pollMail = defineJob(
  "mail-date-poll",
  z.object({ pollId: z.number(), bandUserId: z.number() }),
);

/** To all who may answer, but for who proposes. */
export async function mailPoll(
  tx: BandTransaction,
  pollId: number,
  caller: Pick<Caller, "id" | "today">,
): Promise<void> {
  const bandUserIds = await othersToAsk(tx, caller.id, caller.today);
  await enqueueEach(
    tx,
    pollMail,
    bandUserIds.map((bandUserId) => ({ pollId, bandUserId })),
  );
}

export function pollMailJobs({ database, mailer, publicUrl, now }: AvailabilityJobServices): Job[] {
  return [
    job(pollMail, async (asked, { bandId }) => {
      if (bandId === null) return;
      const poll = await database.system((tx) => findPollInMail(tx, { ...asked, bandId }, now()));
      if (!poll) return;
      const { email, contactEmail, days, ...about } = poll;
      const letter = datePollLetter({
        ...about,
        days: days.map(formatDateWithWeekday),
        // Where the poll stands for whoever has not answered it.
        url: `${publicUrl}/dashboard`,
      });
      await mailer.send({
        ...letter,
        to: email,
        ...(contactEmail !== null && isEmail(contactEmail) && { replyTo: contactEmail }),
      });
    }),
  ];
}
