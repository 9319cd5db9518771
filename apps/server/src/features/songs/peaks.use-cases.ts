/** Peaks that a browser measured, for recordings that this server cannot decode. */
import { readPeaks, FINE } from "@bandstand/audio/peaks";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { Playback, SavePeaks } from "@bandstand/contracts/songs";
import type { Caller } from "../../platform/http/caller.ts";
import { bothFiles } from "../../platform/media/both-files.ts";
import { storePeaks } from "./recordings.jobs.ts";
import { readPlayback, readRecording, type RecordingServices } from "./recordings.use-cases.ts";

/** Seconds that peaks may differ from the known length, beside a tenth of it: decoders pad, and heads only estimate. */
const TOLERANCE = 2;

/**
 * The first browser that decodes a recording sends its peaks; those that are there already stay.
 * Throws `song_not_found`, `no_recording`, `invalid`, and `changed_meanwhile` for another recording than the one there.
 */
export async function receivePeaks(
  services: RecordingServices,
  caller: Caller,
  songId: number,
  given: SavePeaks,
): Promise<Playback> {
  const recording = await readRecording(services.database, caller, songId);
  if (recording.filename !== given.recordingFilename) throw new Failure("changed_meanwhile");
  if (recording.peaks !== null) return readPlayback(services, caller, songId);

  const fine = readPeaks(Buffer.from(given.fine, "base64"));
  const made = fine?.rate === FINE ? bothFiles({ fine, loudness: given.loudness ?? null }) : null;
  if (!made) throw invalidField("fine", "These are no peaks");
  const known = recording.duration ?? given.duration;
  if (Math.abs(made.duration - known) > TOLERANCE + known / 10)
    throw invalidField("fine", "These are another recording's peaks");

  await storePeaks(services, {
    bandId: caller.bandId,
    songId,
    recordingFilename: recording.filename,
    // A length that is known stays: only a decoder of our own may correct it.
    peaks: { ...made, duration: recording.duration === null ? given.duration : null },
  });
  return readPlayback(services, caller, songId);
}
