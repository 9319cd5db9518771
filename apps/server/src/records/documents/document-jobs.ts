/** What is made of the file of a document once it is there; the work itself stands with the documents. */
import * as z from "zod/mini";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Few attempts: what a file breaks it breaks again. */
export const readDocumentText = defineJob(
  "read-document-text",
  z.object({ documentId: z.number(), filename: z.string() }),
  { attempts: 2, lane: "reading" },
);

/** Has all read that came in another way than by an upload: in a file of a whole band, or with the demo. */
export const readLeftDocuments = defineJob("read-left-documents", z.object({}), { attempts: 2 });

export interface ArrivedDocument {
  documentId: number;
  filename: string;
  type: string | null;
}

/** Has the text of those that are PDFs read, so that they are found by what they say. */
export async function enqueueReading(
  tx: BandTransaction,
  arrived: readonly ArrivedDocument[],
): Promise<void> {
  const papers = arrived.filter(({ type }) => type === "application/pdf");
  await enqueueEach(
    tx,
    readDocumentText,
    papers.map(({ documentId, filename }) => ({ documentId, filename })),
  );
}
