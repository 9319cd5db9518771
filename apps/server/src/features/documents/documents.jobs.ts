/** Reading what PDFs say, aside from the thread that serves. */
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { job, type Job, PermanentJobError } from "../../platform/jobs/job.ts";
import { whileWanted } from "../../platform/jobs/while-wanted.ts";
import { withLocalFile } from "../../platform/media/local-file.ts";
import { readTextTask } from "../../platform/pdf/read-text.task.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import {
  enqueueReading,
  readDocumentText,
  readLeftDocuments,
} from "../../records/documents/document-jobs.ts";
import { findUnread, isCurrent, keepText } from "./document-texts.repository.ts";

export interface DocumentJobServices {
  database: Database;
  files: FileStore;
  workers: Workers;
}

/** Characters: a book of fifty pages. */
const MOST_TEXT = 100_000;
/** Documents a night: one that finds more leaves them to the next. */
const MOST_UNREAD = 1000;
/** What PostgreSQL cannot keep, and half of a character. */
const NUL = /\0/g;

export function documentJobs({ database, files, workers }: DocumentJobServices): Job[] {
  return [
    job(readDocumentText, async (file, { bandId, signal, attempt }) => {
      if (bandId === null) throw new PermanentJobError("Documents are a band's.");
      await whileWanted({
        signal,
        find: async () =>
          (await database.band({ bandId, readOnly: true }, (tx) => isCurrent(tx, file)))
            ? file
            : null,
        async work(_file, wanted) {
          const client = { owner: bandId, signal: wanted };
          const read = await withLocalFile(files, file.filename, wanted, (path) =>
            workers.with(readTextTask, client, (ask) => ask({ path, most: MOST_TEXT })),
          ).catch((error: unknown) => {
            // What it has cost it would cost again, and what fails twice is the file's: it is looked into no more.
            const isFinal = error instanceof LimitReached || attempt >= readDocumentText.attempts;
            if (wanted.aborted || !isFinal) throw error;
            return null;
          });
          const { pageCount = null, text = "" } = read ?? {};
          const kept = text.toWellFormed().replaceAll(NUL, "");
          await database.band({ bandId }, (tx) => keepText(tx, { ...file, pageCount, text: kept }));
        },
      });
    }),
    job(
      readLeftDocuments,
      async (_all, { bandId: only }) => {
        const unread = await database.system((tx) => findUnread(tx, only, MOST_UNREAD));
        for (const [bandId, documents] of Map.groupBy(unread, (one) => one.bandId))
          await database.band({ bandId }, (tx) => enqueueReading(tx, documents));
      },
      "7 3 * * *",
    ),
  ];
}
