import type { SongRow } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { bookmarkableSongs } from "./bookmarkable-songs.ts";

function song(id: number, title: string, tag: SongRow["songStatusTag"]): SongRow {
  return {
    id,
    bandId: 1,
    title,
    artist: "Anna",
    featuring: null,
    genreId: null,
    Genre: null,
    songStatusId: 1,
    songStatusName: "",
    songStatusTag: tag,
    SongStatus: { tag, name: "", color: "", sequence: 1 },
    songkey: null,
    bpm: null,
    start: null,
    youTubeId: null,
    recordingFilename: null,
    recordingDate: null,
    seconds: null,
    coverImageURL: null,
    chips: [],
    avgRating: null,
    createdAt: "2026-03-01T10:00:00.000Z",
    updatedAt: "2026-03-01T10:00:00.000Z",
  };
}

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
