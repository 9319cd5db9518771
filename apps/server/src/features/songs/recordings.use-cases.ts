/** Recordings: received whole or not at all, streamed by signed links, pictured by peaks. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import type { Playback } from "@bandstand/contracts/songs";
import { safeFileName } from "@bandstand/domain/file-names";
import type { Database } from "../../platform/database/transactions.ts";
import { inspectFile } from "../../platform/files/file-kind.ts";
import { newFileName } from "../../platform/files/file-key.ts";
import {
  type LinkKey,
  signedUploadEnd,
  signedUploadPath,
} from "../../platform/files/signed-links.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import {
  attachFile,
  releaseFiles,
  reserveFile,
} from "../../platform/files/stored-files.repository.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { measureDuration } from "../../platform/media/duration.ts";
import { makePeaks } from "./recordings.jobs.ts";
import {
  findRecording,
  type Recording,
  recordingFilesOf,
  replaceRecording,
} from "./recordings.repository.ts";
import { bandScope } from "./songs.use-cases.ts";

export interface RecordingServices extends FileServices {
  linkKey: LinkKey;
  now: () => Date;
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
  services: RecordingServices,
  caller: Caller,
  songId: number,
  incoming: Incoming,
): Promise<{ recordingFilename: string; duration: number | null }> {
  const { database, files } = services;
  await requireSong(database, caller, songId);
  const { verdict, stream } = await inspectFile(incoming.content, incoming.name, "recording");
  if (!verdict.accepted) {
    stream.destroy();
    throw new Failure("wrong_type", { message: REFUSALS[verdict.reason] });
  }
  const filename = newFileName(verdict.extension, randomBytes);
  const type = verdict.contentType;
  await database.band(bandScope(caller), (tx) =>
    reserveFile(tx, { filename, kind: "recording", type }),
  );
  try {
    const { size } = await files.write(filename, stream, {
      contentType: type,
      maximumSize: services.maxRecording,
    });
    const duration = await measureDuration(files, filename);
    const released = await database.band(bandScope(caller), async (tx) => {
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
      await enqueue(tx, makePeaks, { songId, recordingFilename: filename });
      return before;
    });
    await removeReleased(services, caller.bandId, released);
    return { recordingFilename: filename, duration };
  } catch (error) {
    await removeReleased(services, caller.bandId, [filename]);
    throw error;
  }
}

const REFUSALS = {
  empty: "This file is empty.",
  unknown: "This file is not a recording that we know. MP3, WAV, M4A and OGG are.",
  "wrong-kind": "This file is not a recording. MP3, WAV, M4A and OGG are.",
} as const;

/** Throws `song_not_found` and `no_recording`. */
export function readRecording(
  database: Database,
  caller: Caller,
  songId: number,
): Promise<Recording> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const recording = await findRecording(tx, songId);
    if (recording === undefined) throw new Failure("song_not_found");
    if (recording === null) throw new Failure("no_recording");
    return recording;
  });
}

export async function readPlayback(
  services: RecordingServices,
  caller: Caller,
  songId: number,
): Promise<Playback> {
  return playbackOf(services, await readRecording(services.database, caller, songId));
}

function playbackOf({ linkKey, now }: RecordingServices, recording: Recording): Playback {
  const at = now();
  const link = (filename: string) => signedUploadPath(linkKey, filename, at);
  const { filename, peaks, finePeaks, type, size, duration, loudness } = recording;
  const { rendition, renditionType } = recording;
  return {
    url: link(filename),
    expiresAt: signedUploadEnd(at).toISOString(),
    type,
    size,
    duration,
    loudness,
    rendition:
      rendition !== null && renditionType !== null
        ? { url: link(rendition), type: renditionType }
        : null,
    peaks:
      peaks !== null && finePeaks !== null ? { coarse: link(peaks), fine: link(finePeaks) } : null,
  };
}

async function requireSong(database: Database, caller: Caller, songId: number): Promise<void> {
  const recording = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    findRecording(tx, songId),
  );
  if (recording === undefined) throw new Failure("song_not_found");
}
