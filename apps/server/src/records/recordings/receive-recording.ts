/** Taking a recording in, wherever it comes from: whole or not at all. */
import { ImplausibleWav } from "@bandstand/audio/wav";
import { Failure } from "@bandstand/contracts/failure";
import type { BandScope, Database } from "../../platform/database/transactions.ts";
import { type Incoming, keepUpload, storeUpload } from "../../platform/files/store-upload.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { measureDuration } from "../../platform/media/duration.ts";
import { announceSaved } from "../kit/record-changes.ts";
import { SONG } from "../songs/song-kind.ts";
import { enqueueMaking } from "./recording-jobs.ts";
import { findRecording, recordingFilesOf, replaceRecording } from "./recordings.repository.ts";

export interface ReceivingServices extends FileServices {
  /** Bytes. */
  maxRecording: number;
}

/**
 * Takes a recording in and puts it in the place of the one before. Cut off, refused or out of room, it leaves no row and
 * no file. Throws `song_not_found`, `wrong_type`, `too_large` and `no_room`.
 */
export async function receiveRecording(
  services: ReceivingServices,
  scope: BandScope,
  songId: number,
  incoming: Incoming,
): Promise<{ recordingFilename: string; duration: number | null }> {
  const { database, files, maxRecording, bandStorage } = services;
  const replaced = await findReplaced(database, scope, songId);
  const rules = {
    use: "recording",
    most: maxRecording,
    replaced,
    refusal: (reason: keyof typeof REFUSALS) => REFUSALS[reason],
  } as const;
  return storeUpload(services, scope.bandId, incoming, rules, async (stored) => {
    const duration = await measureDuration(files, stored.filename).catch(refuseImplausible);
    const released = await database.band(scope, async (tx) => {
      const before = await recordingFilesOf(tx, songId);
      if (!(await replaceRecording(tx, songId, { ...stored, duration })))
        throw new Failure("song_not_found");
      await announceSaved(tx, SONG, [songId]);
      await keepUpload(tx, stored, { released: before, bandStorage });
      const { filename: recordingFilename, size } = stored;
      await enqueueMaking(tx, [{ songId, recordingFilename, size }]);
      return before;
    });
    await removeReleased(services, scope.bandId, released);
    return { recordingFilename: stored.filename, duration };
  });
}

const REFUSALS = {
  empty: "This file is empty.",
  unknown: "This file is not a recording that we know. MP3, WAV, M4A, OGG and FLAC are.",
  "wrong-kind": "This file is not a recording. MP3, WAV, M4A, OGG and FLAC are.",
} as const;

function refuseImplausible(error: unknown): never {
  if (error instanceof ImplausibleWav)
    throw new Failure("wrong_type", { message: REFUSALS.unknown, cause: error });
  throw error;
}

/** The files that go when the song has another recording. Throws `song_not_found`. */
function findReplaced(database: Database, scope: BandScope, songId: number): Promise<string[]> {
  return database.band({ ...scope, readOnly: true }, async (tx) => {
    if ((await findRecording(tx, songId)) === undefined) throw new Failure("song_not_found");
    return recordingFilesOf(tx, songId);
  });
}
