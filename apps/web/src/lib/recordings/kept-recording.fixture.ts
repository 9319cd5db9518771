import type { Song } from "@bandstand/contracts/songs";
import type { KeptRecording, PlayableRecording } from "./kept-recording.ts";

const MOMENT = "2026-11-01T10:00:00.000Z";

export const keptSong = (id: number, more: Partial<Song> = {}): Song => ({
  id,
  bandId: 5,
  title: `Song ${id}`,
  artist: "The Coves",
  featuring: null,
  genreId: null,
  Genre: null,
  songStatusId: 3,
  songStatusName: "Current",
  songStatusTag: "C",
  SongStatus: { tag: "C", name: "Current", color: "green", sequence: 3 },
  songkey: "Am",
  bpm: 120,
  start: null,
  youTubeId: null,
  recordingFilename: `${id}.mp3`,
  recordingDate: MOMENT,
  seconds: 200,
  coverImageURL: null,
  chips: [],
  avgRating: null,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  lyrics: "Paper lanterns over the bay",
  tab: null,
  notes: null,
  todo: null,
  recordingDuration: 200,
  SongRatings: [],
  Bookmark: null,
  ...more,
});

export const keptRecording = (
  songId: number,
  more: Partial<PlayableRecording> = {},
): PlayableRecording => ({
  songId,
  blob: new Blob(["a song"], { type: "audio/mpeg" }),
  lastModified: null,
  etag: null,
  cachedAt: MOMENT,
  metadata: {
    title: `Song ${songId}`,
    recordingFilename: `${songId}.mp3`,
    recordingDate: MOMENT,
    bandId: 5,
  },
  duration: 200,
  loudness: -14,
  peaks: null,
  song: keptSong(songId),
  ...more,
});

/** Of a song without a recording. */
export const keptWords = (songId: number): KeptRecording => ({
  ...keptRecording(songId),
  blob: null,
  song: keptSong(songId, { recordingFilename: null, recordingDate: null }),
});
