import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formsOfFileName } from "./file-words.ts";
import { matchRecordings } from "./match-recordings.ts";

const SONGS = [
  { id: 1, title: "Paper Lanterns", artist: "The Foundry" },
  { id: 2, title: "99 Red Balloons", artist: "Nena" },
  { id: 3, title: "Live and Let Die", artist: "Wings" },
  { id: 4, title: "Don't Stop Believin'", artist: "Journey" },
  { id: 5, title: "Hallelujah", artist: "Leonard Cohen" },
  { id: 6, title: "Hallelujah", artist: "Jeff Buckley" },
  { id: 7, title: "🔥 Feuer 🔥", artist: "Ann" },
  { id: 8, title: "أغنية الصباح", artist: "شادي" },
  { id: 9, title: "Rock & Roll", artist: "Led Zeppelin" },
  { id: 10, title: "Été", artist: "Ann" },
];

const songOf = (name: string) => matchRecordings([name], SONGS)[0]?.songId;

describe("a recording", () => {
  it.each([
    ["Paper Lanterns.mp3", 1],
    ["03 - Paper Lanterns.mp3", 1],
    ["Track 03 Paper Lanterns.wav", 1],
    ["The Foundry - Paper Lanterns.m4a", 1],
    ["paper_lanterns_final_mix_2.wav", 1],
    ["Paper Lanterns (live at the Forge) [demo].ogg", 1],
    ["2026-11-20 Paper Lanterns rehearsal.mp3", 1],
    ["Papre Lanterns.mp3", 1],
    ["99 Red Balloons.mp3", 2],
    ["02 99 Red Balloons.mp3", 2],
    ["Live and Let Die (live).mp3", 3],
    ["Dont stop believin.mp3", 4],
    ["Jeff Buckley - Hallelujah.mp3", 6],
    ["Hallelujah - Leonard Cohen.mp3", 5],
    ["🔥 Feuer 🔥.mp3", 7],
    ["شادي - أغنية الصباح.mp3", 8],
    ["Rock and Roll.flac", 9],
    ["E\u0301te\u0301.mp3", 10],
    ["Something Else Entirely.mp3", null],
    ["Zoom0001.WAV", null],
    ["Lanterns.mp3", null],
  ])("named %s is of song %s", (name, songId) => {
    expect(songOf(name)).toBe(songId);
  });

  it("goes to a song that no other file fits better", () => {
    const matches = matchRecordings(["Paper Lantern.mp3", "Paper Lanterns.mp3"], SONGS);
    expect(matches.map(({ songId }) => songId)).toEqual([null, 1]);
    expect(matches[0]?.candidates[0]?.songId).toBe(1);
  });

  it("names the songs that it may be of, the likeliest first", () => {
    const [match] = matchRecordings(["Leonard Cohen - Halleluja.mp3"], SONGS);
    expect(match?.candidates.map(({ songId }) => songId)).toEqual([5, 6]);
  });

  it("is looked for among 5,000 songs without a wait that is felt", () => {
    const songs = Array.from({ length: 5000 }, (_, id) => ({
      id,
      title: `Song number ${id}`,
      artist: "Ann",
    }));
    const names = Array.from({ length: 30 }, (_, id) => `Song number ${id}.mp3`);
    const started = process.cpuUsage();
    expect(matchRecordings(names, songs).map(({ songId }) => songId)).toEqual(
      names.map((_, id) => id),
    );
    // Microseconds of the processor: a busy machine takes longer, and does no more.
    expect(process.cpuUsage(started).user).toBeLessThan(4_000_000);
  });
});

it("never gives a song to two files, and finds each file that is named as its song", () => {
  const title = fc.stringMatching(/^[a-z]{4,10}( [a-z]{3,8}){0,2}$/);
  fc.assert(
    fc.property(fc.uniqueArray(title, { minLength: 1, maxLength: 8 }), (titles) => {
      const songs = titles.map((one, id) => ({ id, title: one, artist: "Somebody" }));
      const matches = matchRecordings(
        titles.map((one) => `${one}.mp3`),
        songs,
      );
      expect(matches.map(({ songId }) => songId)).toEqual(songs.map(({ id }) => id));
    }),
  );
});

it("of a file name knows every form that may be a title", () => {
  expect(formsOfFileName("01 - 99_Red_Balloons (Live 2019-05-01).mp3")).toEqual([
    "01 99 red balloons live 2019 05 01",
    "01 99 red balloons",
    "99 red balloons live 2019 05 01",
    "99 red balloons",
  ]);
});
