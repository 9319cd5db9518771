/** What is made of a recording once it is there. */
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { newFileName } from "../../platform/files/file-key.ts";
import { requireRoom } from "../../platform/files/room.ts";
import type { FileServices } from "../../platform/files/stored-files.ts";
import { PermanentJobError, job, type Job } from "../../platform/jobs/job.ts";
import { whileWanted } from "../../platform/jobs/while-wanted.ts";
import type { BothFiles } from "../../platform/media/both-files.ts";
import { countDuration } from "../../platform/media/duration.ts";
import { measurePeaks } from "../../platform/media/peaks.ts";
import { NotEncoded, type RenditionKind, withRendition } from "../../platform/media/rendition.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import { makePeaks, makeRendition } from "../../records/recordings/recording-jobs.ts";
import {
  findRecording,
  keepDuration,
  keepPeaks,
  keepRendition,
  type Recording,
} from "../../records/recordings/recordings.repository.ts";
import { storeMade } from "../../platform/files/store-made.ts";

export interface RecordingJobServices extends FileServices {
  ffmpeg: string | null;
  workers: Workers;
}

export function recordingJobs(services: RecordingJobServices): Job[] {
  return [
    job(makePeaks, async (recording, { bandId, signal }) => {
      const of = { ...recording, bandId: ofBand(bandId) };
      await whileCurrent(services, of, signal, async ({ duration }, wanted) => {
        const client = { owner: of.bandId, signal: wanted };
        const made = measurePeaks(services, of.recordingFilename, client);
        const peaks = await made.catch(giveUpAtLimit);
        if (peaks) await storePeaks(services, { ...of, peaks });
        // Nothing here can decode it: the first browser that plays it will send what it measured.
        else if (duration === null) await countSeconds(services, of, wanted);
      });
    }),
    job(makeRendition, async (recording, { bandId, signal }) => {
      const of = { ...recording, bandId: ofBand(bandId) };
      const { ffmpeg } = services;
      if (ffmpeg === null) return;
      await whileCurrent(services, of, signal, async (_recording, wanted) => {
        await withRendition({ ...services, ffmpeg }, of.recordingFilename, wanted, (path, kind) =>
          storeRendition(services, of, path, kind),
        ).catch((error: unknown) => {
          // The original stays, and plays where a browser knows its kind.
          if (error instanceof NotEncoded || error instanceof Failure)
            throw new PermanentJobError(error.message);
          throw error;
        });
      });
    }),
  ];
}

interface OfSong {
  bandId: number;
  songId: number;
  recordingFilename: string;
}

/** It would cost as much again. The first browser that plays the recording will send what it measured. */
function giveUpAtLimit(error: unknown): never {
  if (error instanceof LimitReached)
    throw new PermanentJobError("This recording cannot be measured here.", { cause: error });
  throw error;
}

function ofBand(bandId: number | null): number {
  if (bandId === null) throw new PermanentJobError("Recordings are a band's.");
  return bandId;
}

/** Works on a recording for as long as its song is there and has no other one. */
async function whileCurrent(
  { database }: FileServices,
  { bandId, songId, recordingFilename }: OfSong,
  signal: AbortSignal,
  work: (recording: Recording, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  await whileWanted({
    signal,
    find: async () => {
      const recording = await database.band({ bandId, readOnly: true }, (tx) =>
        findRecording(tx, songId),
      );
      return recording?.filename === recordingFilename ? recording : null;
    },
    work,
  });
}

/** For a file that tells its length only to who counts through it. */
async function countSeconds(
  { database, files }: FileServices,
  { bandId, songId, recordingFilename }: OfSong,
  signal: AbortSignal,
): Promise<void> {
  const duration = await countDuration(files, recordingFilename, signal);
  signal.throwIfAborted();
  if (duration === null) return;
  await database.band({ bandId }, (tx) =>
    keepDuration(tx, { songId, recordingFilename, duration }),
  );
}

async function storeRendition(
  services: FileServices,
  { bandId, songId, recordingFilename }: OfSong,
  path: string,
  { extension, type }: RenditionKind,
): Promise<boolean> {
  await requireRoom(services, bandId, { size: (await stat(path)).size });
  const filename = newFileName(extension, randomBytes);
  return storeMade(services, bandId, {
    files: [{ filename, kind: "rendition", type, open: () => createReadStream(path) }],
    keep: (tx) => keepRendition(tx, { songId, recordingFilename, rendition: filename, type }),
  });
}

export interface PeaksToStore {
  bandId: number;
  songId: number;
  recordingFilename: string;
  peaks: Omit<BothFiles, "duration"> & {
    /** Seconds; null where that is known better from elsewhere. */
    duration: number | null;
  };
}

/** False when the song has another recording by now, or peaks already; then nothing is kept. */
export async function storePeaks(services: FileServices, given: PeaksToStore): Promise<boolean> {
  const { bandId, songId, recordingFilename, peaks } = given;
  const coarse = newFileName("peaks", randomBytes);
  const fine = newFileName("peaks", randomBytes);
  const { duration, loudness } = peaks;
  return storeMade(services, bandId, {
    files: [
      {
        filename: coarse,
        kind: "peaks",
        type: PEAKS_TYPE,
        open: () => Readable.from([peaks.coarse]),
      },
      { filename: fine, kind: "peaks", type: PEAKS_TYPE, open: () => Readable.from([peaks.fine]) },
    ],
    keep: (tx) =>
      keepPeaks(tx, {
        songId,
        recordingFilename,
        peaks: coarse,
        finePeaks: fine,
        duration,
        loudness,
      }),
  });
}

const PEAKS_TYPE = "application/octet-stream";
