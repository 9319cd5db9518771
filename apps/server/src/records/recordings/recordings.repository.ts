/** The recording of a song: one file, what is known of it, and what is made from it. */
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface Recording {
  filename: string;
  /** When it came. */
  date: string | null;
  originalName: string | null;
  type: string;
  size: number;
  /** Seconds. */
  duration: number | null;
  peaks: string | null;
  finePeaks: string | null;
  /** LUFS. */
  loudness: number | null;
  /** A small copy that every browser plays. */
  rendition: string | null;
  renditionType: string | null;
}

/** Null for a song without a recording, undefined for no such song. */
export async function findRecording(
  tx: BandTransaction,
  songId: number,
): Promise<Recording | null | undefined> {
  const [row] = await tx.rows<Omit<Recording, "filename"> & { filename: string | null }>(
    {
      name: "find_recording",
      text: `
        select recording_filename as filename, recording_date as date, recording_original_name as "originalName", recording_type as type,
          recording_size as size, recording_duration as duration, recording_peaks_filename as peaks,
          recording_fine_peaks_filename as "finePeaks", recording_loudness as loudness,
          recording_rendition_filename as rendition, recording_rendition_type as "renditionType"
        from songs where band_id = $1 and id = $2`,
    },
    [tx.bandId, songId],
  );
  if (!row) return undefined;
  const { filename } = row;
  return filename === null ? null : { ...row, filename };
}

/** All files that a song's recording consists of. */
export async function recordingFilesOf(tx: BandTransaction, songId: number): Promise<string[]> {
  const rows = await tx.rows<{ filename: string }>(
    {
      text: `
        select f.filename from songs s,
          unnest(array[s.recording_filename, s.recording_peaks_filename, s.recording_fine_peaks_filename,
            s.recording_rendition_filename]) f (filename)
        where s.band_id = $1 and s.id = $2 and f.filename is not null`,
    },
    [tx.bandId, songId],
  );
  return rows.map(({ filename }) => filename);
}

export interface NewRecording {
  filename: string;
  originalName: string;
  type: string;
  size: number;
  /** Seconds. */
  duration: number | null;
}

/** Whether nobody has set the song's length by hand: it is unknown, the default, or that of the recording it has. */
const IS_LENGTH_OPEN = `
  (s.seconds is null or s.seconds in (0, ${DEFAULT_SECONDS}) or s.seconds is not distinct from round(s.recording_duration)::integer)`;

/**
 * Puts a recording in the place of the one before; false when the song is gone. Its length becomes the song's, unless
 * somebody has set that by hand; where it is not known yet, the song's is open as well.
 */
export async function replaceRecording(
  tx: BandTransaction,
  songId: number,
  given: NewRecording,
): Promise<boolean> {
  const rows = await tx.rows(
    {
      text: `
        update songs s set recording_filename = $3, recording_original_name = $4, recording_type = $5,
          recording_size = $6, recording_duration = $7, recording_date = now(),
          seconds = case
            when not ${IS_LENGTH_OPEN} then s.seconds
            when $7::float8 is null and s.seconds is distinct from ${DEFAULT_SECONDS} then null
            else coalesce(round($7::float8)::integer, s.seconds) end,
          recording_peaks_filename = null,
          recording_fine_peaks_filename = null, recording_loudness = null, recording_rendition_filename = null,
          recording_rendition_type = null
        where band_id = $1 and id = $2 returning id`,
    },
    [tx.bandId, songId, given.filename, given.originalName, given.type, given.size, given.duration],
  );
  return rows.length === 1;
}

export interface MadePeaks {
  songId: number;
  /** The recording they were made from; another one in its place by now makes them worthless. */
  recordingFilename: string;
  peaks: string;
  finePeaks: string;
  /** Seconds, by the one who decoded it; null where that is no better than what is known. */
  duration: number | null;
  /** LUFS. */
  loudness: number | null;
}

/** Seconds that the head of a file may be wrong by: encoders pad, and a decoder counts what they add. */
const TOLERANCE = 1;

/**
 * What was decoded is how long a recording lasts, where its head says nothing or something else. The song's own length
 * follows unless somebody has set it since.
 */
const KEEP_PEAKS = `
  update songs s set recording_peaks_filename = $4, recording_fine_peaks_filename = $5, recording_loudness = $7,
    recording_duration = n.duration,
    seconds = case
      when n.duration is distinct from s.recording_duration and ${IS_LENGTH_OPEN}
      then coalesce(round(n.duration)::integer, s.seconds)
      else s.seconds end
  from (
    select case when recording_duration is null or abs(recording_duration - $6::float8) > ${TOLERANCE}
      then coalesce($6::float8, recording_duration) else recording_duration end as duration
    from songs where band_id = $1 and id = $2
  ) n
  where s.band_id = $1 and s.id = $2 and s.recording_filename = $3 and s.recording_peaks_filename is null
  returning s.id`;

/** False when the song holds another recording by now, or has its peaks already. */
export async function keepPeaks(tx: BandTransaction, made: MadePeaks): Promise<boolean> {
  const { songId, recordingFilename, peaks, finePeaks, duration, loudness } = made;
  const rows = await tx.rows({ text: KEEP_PEAKS }, [
    tx.bandId,
    songId,
    recordingFilename,
    peaks,
    finePeaks,
    duration,
    loudness,
  ]);
  return rows.length === 1;
}

/** How long a recording lasts that nobody could tell at first; what is known by now stays. */
export async function keepDuration(
  tx: BandTransaction,
  made: { songId: number; recordingFilename: string; duration: number },
): Promise<void> {
  await tx.rows(
    {
      text: `
        update songs s set recording_duration = $4,
          seconds = case when ${IS_LENGTH_OPEN} then round($4::float8)::integer else s.seconds end
        where band_id = $1 and id = $2 and recording_filename = $3 and recording_duration is null`,
    },
    [tx.bandId, made.songId, made.recordingFilename, made.duration],
  );
}

export interface MadeRendition {
  songId: number;
  /** The recording it was made from. */
  recordingFilename: string;
  rendition: string;
  type: string;
}

/** False when the song holds another recording by now, or has a rendition already. */
export async function keepRendition(tx: BandTransaction, made: MadeRendition): Promise<boolean> {
  const rows = await tx.rows(
    {
      text: `
        update songs set recording_rendition_filename = $4, recording_rendition_type = $5
        where band_id = $1 and id = $2 and recording_filename = $3 and recording_rendition_filename is null
        returning id`,
    },
    [tx.bandId, made.songId, made.recordingFilename, made.rendition, made.type],
  );
  return rows.length === 1;
}
