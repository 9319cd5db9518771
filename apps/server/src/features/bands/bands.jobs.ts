import { paragraphsOf } from "@bandstand/domain/rich-text-words";
import * as z from "zod/mini";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import { latestNewsLetter } from "../../platform/mail/letters/latest-news.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { unsubscribeUrl } from "../../platform/mail/unsubscribe.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { NEWS_LIST, readerName } from "./news-list.ts";
import { findNewsToMail, listNewsReaders } from "./news-mail.repository.ts";

/** One for each reader, so that a mail server that refuses one of them keeps nobody else waiting. */
const newsMail = defineJob(
  "mail-latest-news",
  z.object({ bandUserId: z.number(), announcedAt: z.string() }),
);

export async function mailNews(tx: BandTransaction, announcedAt: string): Promise<void> {
  const readers = await listNewsReaders(tx);
  await enqueueEach(
    tx,
    newsMail,
    readers.map((bandUserId) => ({ bandUserId, announcedAt })),
  );
}

export interface BandJobServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Signs the links that stop these mails. */
  linkKey: LinkKey;
}

export function bandJobs({ database, mailer, publicUrl, linkKey }: BandJobServices): Job[] {
  return [
    job(newsMail, async (told, { bandId }) => {
      if (bandId === null) return;
      const found = await database.system((tx) => findNewsToMail(tx, { ...told, bandId }));
      if (!found) return;
      const { email, bandName, news } = found;
      const { bandUserId } = told;
      const reader = readerName({ bandId, bandUserId });
      const stopUrl = unsubscribeUrl(publicUrl, { key: linkKey, list: NEWS_LIST, reader, email });
      const letter = latestNewsLetter({
        bandName,
        paragraphs: paragraphsOf(news),
        url: `${publicUrl}/dashboard`,
        stopUrl,
      });
      await mailer.send({ ...letter, to: email, listUnsubscribe: stopUrl });
    }),
  ];
}
