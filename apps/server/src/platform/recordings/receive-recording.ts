/** Taking a recording in, wherever it comes from: whole or not at all. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { ImplausibleWav } from "@bandstand/audio/wav";
import { Failure } from "@bandstand/contracts/failure";
import { safeFileName } from "@bandstand/domain/file-names";
import type { BandScope, Database } from "../database/transactions.ts";
import { newFileName } from "../files/file-key.ts";
import { inspectFile } from "../files/file-kind.ts";
import { type FileServices, removeReleased } from "../files/stored-files.ts";
import { attachFile, releaseFiles, reserveFile } from "../files/stored-files.repository.ts";
import { measureDuration } from "../media/duration.ts";
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
  const { database, files } = services;
  await requireSong(database, scope, songId);
  const { verdict, stream } = await inspectFile(incoming.content, incoming.name, "recording");
  if (!verdict.accepted) {
    stream.destroy();
    throw new Failure("wrong_type", { message: REFUSALS[verdict.reason] });
  }
  const filename = newFileName(verdict.extension, randomBytes);
  const type = verdict.contentType;
  await database.band(scope, (tx) => reserveFile(tx, { filename, kind: "recording", type }));
  try {
    const { size } = await files.write(filename, stream, {
      contentType: type,
      maximumSize: services.maxRecording,
    });
    const duration = await measureDuration(files, filename);
    const released = await database.band(scope, async (tx) => {
      const before = await recordingFilesOf(tx, songId);
      const originalName = safeFileName(incoming.name, filename);
      const isThere = await replaceRecording(tx, songId, {
        filename,
        originalName,
        type,
        size,
        duration,
      });
      if (!isThere) throw new Failure("song_not_found");
      await attachFile(tx, filename, size);
      await releaseFiles(tx, before);
      await enqueueMaking(tx, [{ songId, recordingFilename: filename, size }]);
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

/** Throws `song_not_found`. */
async function requireSong(database: Database, scope: BandScope, songId: number): Promise<void> {
  const recording = await database.band({ ...scope, readOnly: true }, (tx) =>
    findRecording(tx, songId),
  );
  if (recording === undefined) throw new Failure("song_not_found");
}
