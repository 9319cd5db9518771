import { expect, it } from "vitest";
import { entryOf } from "./kept-recording.ts";
import { keptRecording, keptSong, keptWords } from "./kept-recording.fixture.ts";
import { missingSongs } from "./missing-songs.ts";

const LATER = "2026-11-08T10:00:00.000Z";
const KEPT = new Map(
  [keptRecording(1), keptRecording(2), keptRecording(3), keptWords(4), keptWords(5)].map((kept) => [
    kept.songId,
    entryOf(kept, "database"),
  ]),
);
const silent = { recordingFilename: null, recordingDate: null };

it("what is here as it is now is not asked for again", () => {
  const songs = [keptSong(1), keptSong(2), keptSong(4, silent)];
  expect(missingSongs(songs, KEPT)).toEqual({ whole: [], words: [] });
});

it("a song that is not here comes whole, and so does one with a newer recording", () => {
  const songs = [keptSong(1), keptSong(2, { recordingDate: LATER, updatedAt: LATER }), keptSong(9)];
  expect(missingSongs(songs, KEPT)).toEqual({ whole: [2, 9], words: [] });
});

it("a song without a recording comes whole once it has one", () => {
  expect(missingSongs([keptSong(4, { recordingDate: LATER })], KEPT).whole).toEqual([4]);
});

it("of a song with other words since the words come alone", () => {
  const songs = [keptSong(3, { updatedAt: LATER }), keptSong(5, { ...silent, updatedAt: LATER })];
  expect(missingSongs(songs, KEPT)).toEqual({ whole: [], words: [3, 5] });
});
