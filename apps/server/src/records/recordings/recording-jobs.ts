/** What is made of a recording once it is there; the work itself stands with the songs. */
import * as z from "zod/mini";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { wantsRendition } from "../../platform/media/rendition.ts";

const ofRecording = z.object({ songId: z.number(), recordingFilename: z.string() });

/** Few attempts: what a file breaks it breaks again. */
export const makePeaks = defineJob("make-peaks", ofRecording, { attempts: 2, lane: "measuring" });
export const makeRendition = defineJob("make-rendition", ofRecording, {
  attempts: 3,
  lane: "encoding",
});

export interface ArrivedRecording {
  songId: number;
  recordingFilename: string;
  /** Bytes. */
  size: number;
  /** What came with it already. */
  has?: { peaks: boolean; rendition: boolean };
}

/** Has all that is still missing made of recordings that came to their songs in this transaction. */
export async function enqueueMaking(
  tx: BandTransaction,
  arrived: readonly ArrivedRecording[],
): Promise<void> {
  const payload = ({ songId, recordingFilename }: ArrivedRecording) => ({
    songId,
    recordingFilename,
  });
  const unseen = arrived.filter(({ has }) => !has?.peaks);
  const unhandy = arrived.filter(
    ({ has, recordingFilename, size }) =>
      !has?.rendition && wantsRendition(recordingFilename, size),
  );
  await enqueueEach(tx, makePeaks, unseen.map(payload));
  await enqueueEach(tx, makeRendition, unhandy.map(payload));
}
