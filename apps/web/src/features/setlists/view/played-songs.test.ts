import { describe, expect, it } from "vitest";
import { interludeWords, playedSong, songsInOrder } from "./played-songs.ts";
import { sectionedSong as entry } from "./sectioned-song.fixture.ts";

describe("a song in a set list", () => {
  it("has the key and the singer of its place, else its own", () => {
    expect(playedSong(entry(1, 1, 1))).toEqual({
      songkey: "E",
      capo: 2,
      featuring: "Mira",
    });
    expect(playedSong({ ...entry(1, 1, 1), songkey: "D", featuring: "Joss" })).toEqual({
      songkey: "D",
      capo: null,
      featuring: "Joss",
    });
  });
});

it("a break says what it is for, and a spoken note itself", () => {
  expect(interludeWords("break", "")).toBe("Break");
  expect(interludeWords("break", "Bar open")).toBe("Break: Bar open");
  expect(interludeWords("spoken", "Thank you")).toBe("Thank you");
});

describe("the songs of a set list", () => {
  const setlist = {
    numberSets: 2,
    includeEncore: true,
    songs: [entry(1, 2, 1), entry(2, 4, 1), entry(3, 1, 2), entry(4, 1, 1)],
  };
  const ids = (songs: readonly { id: number }[]) => songs.map(({ id }) => id);

  it("come set by set in their places, the encore last", () => {
    expect(ids(songsInOrder(setlist))).toEqual([4, 3, 1, 2]);
  });

  it("leave out an encore that is not included", () => {
    expect(ids(songsInOrder({ ...setlist, includeEncore: false }))).toEqual([4, 3, 1]);
  });
});
