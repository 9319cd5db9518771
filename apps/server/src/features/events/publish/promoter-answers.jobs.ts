/** What a promoter answered, by mail to the contact of the band. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import type { PromoterAnswer } from "@bandstand/domain/promoter-answers";
import * as z from "zod/mini";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, job, type Job } from "../../../platform/jobs/job.ts";
import { isMailAddress } from "../../../platform/mail/envelope.ts";
import { promoterAnswerLetter } from "../../../platform/mail/letters/promoter-answer.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";

const answerMail = defineJob(
  "mail-promoter-answer",
  z.object({ answerId: z.number(), promoter: z.string() }),
);

export async function mailAnswer(
  tx: BandTransaction,
  told: { answerId: number; promoter: string },
): Promise<void> {
  await enqueue(tx, answerMail, told);
}

export interface AnswerJobServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
}

export function answerJobs({ database, mailer, publicUrl }: AnswerJobServices): Job[] {
  return [
    job(answerMail, async ({ answerId, promoter }, { bandId }) => {
      const found = bandId === null ? null : await findAnswer(database, bandId, answerId);
      if (!found || !isMailAddress(found.to)) return;
      const { answer, words, bandName, place, eventDate, eventId, to } = found;
      const letter = promoterAnswerLetter({
        answer,
        words,
        bandName,
        promoter,
        gig: `${place}, ${formatDateWithWeekday(eventDate)}`,
        url: `${publicUrl}/event/${eventId}`,
      });
      await mailer.send({ ...letter, to, ...(isMailAddress(promoter) && { replyTo: promoter }) });
    }),
  ];
}

interface AnswerToMail {
  answer: PromoterAnswer;
  words: string | null;
  eventId: number;
  eventDate: string;
  place: string;
  bandName: string;
  to: string;
}

/** Null once the event is gone. Told is whom the proposal said to answer. */
function findAnswer(database: Database, bandId: number, answerId: number) {
  return database.systemOne<AnswerToMail>(
    {
      name: "find_promoter_answer",
      text: `
        select a.answer, a.words, a.event_id as "eventId", e.event_date::text as "eventDate", b.name as "bandName",
          coalesce(v.name, e.name, 'the gig') as place,
          (select p.facts ->> 'replyTo' from event_publications p
            where p.band_id = a.band_id and p.event_id = a.event_id and p.facts ->> 'occasion' = 'proposed'
            order by p.id desc limit 1) as to
        from promoter_answers a
        join events e on e.band_id = a.band_id and e.id = a.event_id
        join bands b on b.id = a.band_id
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        where a.band_id = $1 and a.id = $2`,
    },
    [bandId, answerId],
  );
}
