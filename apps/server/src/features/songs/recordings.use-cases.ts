/** Recordings as they are played: streamed by signed links, pictured by peaks. */
import { Failure } from "@bandstand/contracts/failure";
import type { Playback } from "@bandstand/contracts/songs";
import type { Database } from "../../platform/database/transactions.ts";
import { signedUploadEnd, signedUploadPath } from "../../platform/files/signed-links.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { ReceivingServices } from "../../records/recordings/receive-recording.ts";
import { findRecording, type Recording } from "../../records/recordings/recordings.repository.ts";

export interface RecordingServices extends ReceivingServices {
  linkKey: LinkKey;
  now: () => Date;
}

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
  const { filename, date, peaks, finePeaks, type, size, duration, loudness } = recording;
  const { rendition, renditionType } = recording;
  return {
    url: link(filename),
    recordingFilename: filename,
    recordingDate: date,
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
