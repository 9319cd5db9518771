import type { Song } from "@bandstand/contracts/songs";
import { song } from "@bandstand/contracts/songs.fixture";
import type { KeptRecording, PlayableRecording } from "./kept-recording.ts";

const MOMENT = "2026-11-01T10:00:00.000Z";

export const keptSong = (id: number, more: Partial<Song> = {}): Song =>
  song({
    id,
    songkey: "Am",
    bpm: 120,
    recordingFilename: `${id}.mp3`,
    recordingDate: MOMENT,
    seconds: 200,
    lyrics: "Paper lanterns over the bay",
    recordingDuration: 200,
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
