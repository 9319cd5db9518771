import type { SongRow } from "@bandstand/contracts/songs";
import { songRow } from "@bandstand/contracts/songs.fixture";
import { describe, expect, it } from "vitest";
import { bookmarkableSongs } from "./bookmarkable-songs.ts";

const song = (id: number, title: string, songStatusTag: SongRow["songStatusTag"]) =>
  songRow({ id, title, songStatusTag });

const songs = [
  song(1, "Winter Coat", "C"),
  song(2, "Half Moon", "H"),
  song(3, "Old One", "R"),
  song(4, "Ember", "N"),
  song(5, "Salt", "P"),
];

describe("the songs that may be bookmarked", () => {
  it("are those of every status but Retired, by title", () => {
    const titles = bookmarkableSongs(songs, new Set()).map(({ title }) => title);
    expect(titles).toEqual(["Ember", "Half Moon", "Salt", "Winter Coat"]);
  });

  it("leave out what is bookmarked already", () => {
    const titles = bookmarkableSongs(songs, new Set([1, 4])).map(({ title }) => title);
    expect(titles).toEqual(["Half Moon", "Salt"]);
  });
});
