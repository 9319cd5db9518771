import { describe, expect, it } from "vitest";
import { newSong } from "../song-form-schema.ts";
import { filledIn, wordsOf } from "./filled-in.ts";

const GENRES = [
  { id: 3, name: "Rock" },
  { id: 4, name: "Hip-Hop" },
].map((genre, sequence) => ({ ...genre, sequence }));

const told = {
  title: "Tin Roof",
  artist: "The Foundry",
  genre: "hip hop",
  songkey: "Cm",
  capo: 3,
  bpm: null,
  seconds: 225,
  notes: null,
};

describe("a chart that is pasted", () => {
  it("fills in what it says, into a new song all of it", () => {
    expect(filledIn(told, newSong(1), GENRES)).toEqual({
      title: "Tin Roof",
      artist: "The Foundry",
      genreId: 4,
      songkey: "Cm",
      capo: 3,
      seconds: 225,
    });
  });

  it("leaves alone what somebody has said", () => {
    const song = {
      ...newSong(1),
      title: "Tin Roof (slow)",
      ownGenre: "NDW",
      seconds: 240,
      capo: 0,
    };
    expect(filledIn(told, song, GENRES)).toEqual({ artist: "The Foundry", songkey: "Cm" });
  });

  it("brings a genre of its own where the list has none of its name, and none while the list is not known", () => {
    const ndw = { ...told, genre: "NDW" };
    expect(filledIn(ndw, newSong(1), GENRES)).toMatchObject({ ownGenre: "NDW" });
    expect(filledIn(ndw, newSong(1))).not.toHaveProperty("ownGenre");
  });
});

it.each([
  [{ title: "Tin Roof" }, "title"],
  [{ title: "Tin Roof", artist: "Ann" }, "title and artist"],
  [{ capo: 2, artist: "Ann", ownGenre: "NDW", bpm: 90 }, "artist, capo, tempo and genre"],
])("what was filled in is told in the order of the form: %j", (filled, words) => {
  expect(wordsOf(filled)).toBe(words);
});
