/** What is made of a recording once it is there. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { newFileName } from "../../platform/files/file-key.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { attachFile, reserveFile } from "../../platform/files/stored-files.repository.ts";
import { GiveUp, job, type Job } from "../../platform/jobs/job.ts";
import { type MadePeaks as Peaks, measurePeaks } from "../../platform/media/peaks.ts";
import { makePeaks } from "../../platform/recordings/recording-jobs.ts";
import { keepPeaks } from "../../platform/recordings/recordings.repository.ts";

export interface RecordingJobServices extends FileServices {
  ffmpeg: string | null;
}

export function recordingJobs(services: RecordingJobServices): Job[] {
  return [
    job(makePeaks, async ({ songId, recordingFilename }, { bandId, signal }) => {
      if (bandId === null) throw new GiveUp("Peaks are made for a band's song.");
      const peaks = await measurePeaks(services, recordingFilename, signal);
      // Nothing here can decode it: the first browser that plays it will send what it measured.
      if (peaks) await storePeaks(services, { bandId, songId, recordingFilename, peaks });
    }),
  ];
}

export interface PeaksToStore {
  bandId: number;
  songId: number;
  recordingFilename: string;
  peaks: Peaks;
}

/** False when the song has another recording by now, or peaks already; then nothing is kept. */
export async function storePeaks(services: FileServices, given: PeaksToStore): Promise<boolean> {
  const { bandId, songId, recordingFilename, peaks } = given;
  const scope = { bandId };
  const coarse = newFileName("peaks", randomBytes);
  const fine = newFileName("peaks", randomBytes);
  const made = [
    [coarse, peaks.coarse],
    [fine, peaks.fine],
  ] as const;
  const reserve = async (tx: BandTransaction) => {
    for (const [filename] of made)
      await reserveFile(tx, { filename, kind: "peaks", type: PEAKS_TYPE });
  };
  await services.database.band(scope, reserve);
  let isKept = false;
  try {
    for (const [filename, bytes] of made) {
      await services.files.write(filename, Readable.from([bytes]), { contentType: PEAKS_TYPE });
    }
    isKept = await services.database.band(scope, async (tx) => {
      const { duration } = peaks;
      if (
        !(await keepPeaks(tx, {
          songId,
          recordingFilename,
          peaks: coarse,
          finePeaks: fine,
          duration,
        }))
      )
        return false;
      for (const [filename, bytes] of made) await attachFile(tx, filename, bytes.length);
      return true;
    });
  } finally {
    if (!isKept) await removeReleased(services, bandId, [coarse, fine]);
  }
  return isKept;
}

const PEAKS_TYPE = "application/octet-stream";
