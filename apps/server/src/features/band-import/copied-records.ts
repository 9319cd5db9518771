/** A song and a document as the other band gets them: without what is the members' own, and with files of their own. */
import { LIMITS } from "@bandstand/contracts/limits";
import { titleFromBand } from "@bandstand/domain/song-import";
import type { Copies } from "./copies.ts";
import type { SourceDocument, SourceSong, SourceVenue } from "./source.repository.ts";
import type { NewDocument, NewSong, NewVenue } from "./target.repository.ts";

interface WithFiles {
  recordingFilename?: string | null;
  recordingPeaksFilename?: string | null;
  recordingFinePeaksFilename?: string | null;
  recordingRenditionFilename?: string | null;
  filename?: string | null;
}

/** Every file that a song or a document holds. */
export function filesOf(record: WithFiles): string[] {
  return [
    record.recordingFilename,
    record.recordingPeaksFilename,
    record.recordingFinePeaksFilename,
    record.recordingRenditionFilename,
    record.filename,
  ].filter((filename) => typeof filename === "string");
}

const NO_RECORDING = {
  recordingFilename: null,
  recordingDate: null,
  recordingSize: null,
  recordingType: null,
  recordingOriginalName: null,
  recordingDuration: null,
  recordingLoudness: null,
} as const;

/** Ratings, bookmarks and studio work stay with the members they are of. `bandName` is put behind the title. */
export function copiedSong(
  song: SourceSong,
  { copies, bandName }: { copies: Copies; bandName: string | null },
): NewSong {
  const { id, bandId, ...content } = song;
  const copyOf = (filename: string | null) => copies.get(filename ?? "")?.filename ?? null;
  const recording = copyOf(song.recordingFilename);
  const peaks = recording && copyOf(song.recordingPeaksFilename);
  const finePeaks = recording && copyOf(song.recordingFinePeaksFilename);
  const rendition = recording && copyOf(song.recordingRenditionFilename);
  const hasPeaks = peaks !== null && finePeaks !== null;
  return {
    ...content,
    ...(recording === null && NO_RECORDING),
    title: bandName === null ? song.title : titleFromBand(song.title, bandName, LIMITS.shortText),
    recordingFilename: recording,
    recordingPeaksFilename: hasPeaks ? peaks : null,
    recordingFinePeaksFilename: hasPeaks ? finePeaks : null,
    recordingRenditionFilename: rendition,
    recordingRenditionType: rendition && song.recordingRenditionType,
    sourceBandId: bandId,
    sourceId: id,
  };
}

interface CopiedTo {
  copies: Copies;
  place: { songId: number } | { venueId: number };
  bandUserId: number;
}

/** What the band itself keeps of a venue stays with it: when it spoke with whom, and what it keeps to itself. */
export function copiedVenue(venue: SourceVenue, bandName: string | null): NewVenue {
  const { id, bandId, name, ...said } = venue;
  return {
    ...said,
    name: bandName === null ? name : titleFromBand(name, bandName, LIMITS.shortText),
    sourceBandId: bandId,
    sourceId: id,
  };
}

export function copiedDocument(
  document: SourceDocument,
  { copies, place, bandUserId }: CopiedTo,
): NewDocument {
  const { title, notes, documentTypeId, originalName, size, type, admins, roleId } = document;
  const filename = copies.get(document.filename ?? "")?.filename ?? null;
  return {
    title,
    notes,
    documentTypeId,
    admins,
    roleId,
    filename,
    ...(filename !== null && { originalName, size, type }),
    ...place,
    bandUserId,
  };
}
