/** Taking a recording in, wherever it comes from: whole or not at all. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { ImplausibleWav } from "@bandstand/audio/wav";
import { Failure } from "@bandstand/contracts/failure";
import { safeFileName } from "@bandstand/domain/file-names";
import type { BandScope, Database } from "../../platform/database/transactions.ts";
import { newFileName } from "../../platform/files/file-key.ts";
import { inspectFile } from "../../platform/files/file-kind.ts";
import { asRoomFailure, requireNotBeyond, requireRoom } from "../../platform/files/room.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import {
  attachFile,
  releaseFiles,
  reserveFile,
} from "../../platform/files/stored-files.repository.ts";
import { measureDuration } from "../../platform/media/duration.ts";
import { enqueueMaking } from "./recording-jobs.ts";
import { findRecording, recordingFilesOf, replaceRecording } from "./recordings.repository.ts";

export interface ReceivingServices extends FileServices {
  /** Bytes. */
  maxRecording: number;
}

export interface Incoming {
  /** What the uploader calls it. */
  name: string;
  content: Readable;
  /** Bytes that are said to come, with no more than {@link ENVELOPE} around them; 0 where nobody knows. */
  size: number;
}

/** Bytes that a form puts around its file. */
const ENVELOPE = 64 * 1024;

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
  const size = Math.max(0, incoming.size - ENVELOPE);
  const left = await requireRoom(services, scope.bandId, { size, without: replaced });
  const { verdict, stream } = await inspectFile(incoming.content, incoming.name, "recording");
  if (!verdict.accepted) {
    stream.destroy();
    throw new Failure("wrong_type", { message: REFUSALS[verdict.reason] });
  }
  const filename = newFileName(verdict.extension, randomBytes);
  const type = verdict.contentType;
  await database.band(scope, (tx) => reserveFile(tx, { filename, kind: "recording", type }));
  try {
    const written = await files
      .write(filename, stream, { contentType: type, maximumSize: Math.min(maxRecording, left) })
      .catch((error: unknown) => {
        throw asRoomFailure(error, maxRecording, bandStorage);
      });
    const duration = await measureDuration(files, filename);
    const released = await database.band(scope, async (tx) => {
      const before = await recordingFilesOf(tx, songId);
      const originalName = safeFileName(incoming.name, filename);
      const isThere = await replaceRecording(tx, songId, {
        filename,
        originalName,
        type,
        size: written.size,
        duration,
      });
      if (!isThere) throw new Failure("song_not_found");
      await attachFile(tx, filename, written.size);
      await releaseFiles(tx, before);
      await requireNotBeyond(tx, bandStorage);
      await enqueueMaking(tx, [{ songId, recordingFilename: filename, size: written.size }]);
      return before;
    });
    await removeReleased(services, scope.bandId, released);
    return { recordingFilename: filename, duration };
  } catch (error) {
    await removeReleased(services, scope.bandId, [filename]);
    if (error instanceof ImplausibleWav)
      throw new Failure("wrong_type", { message: REFUSALS.unknown, cause: error });
    throw error;
  }
}

const REFUSALS = {
  empty: "This file is empty.",
  unknown: "This file is not a recording that we know. MP3, WAV, M4A and OGG are.",
  "wrong-kind": "This file is not a recording. MP3, WAV, M4A and OGG are.",
} as const;

/** The files that go when the song has another recording. Throws `song_not_found`. */
function findReplaced(database: Database, scope: BandScope, songId: number): Promise<string[]> {
  return database.band({ ...scope, readOnly: true }, async (tx) => {
    if ((await findRecording(tx, songId)) === undefined) throw new Failure("song_not_found");
    return recordingFilesOf(tx, songId);
  });
}
