import { describe, expect, it } from "vitest";
import {
  defaultAvailable,
  isWideAvailable,
  narrowedBy,
  type AvailableSongFacts,
  availableSongs,
  unusedSongs,
} from "./setlist-available.ts";

function song(
  id: number,
  title: string,
  more: Partial<AvailableSongFacts> = {},
): AvailableSongFacts {
  return {
    id,
    title,
    artist: "Marlow Skye",
    featuring: null,
    songkey: "G",
    bpm: 100,
    seconds: 200,
    genreId: 1,
    ownGenre: null,
    SongStatus: { tag: "C" },
    avgRating: 5,
    lastPlayed: "2026-05-01",
    ...more,
  };
}

const today = "2026-11-21";
const any = defaultAvailable([]);
const titles = (songs: readonly AvailableSongFacts[]) => songs.map(({ title }) => title);

describe("the songs that are offered", () => {
  const songs = [
    song(1, "Tin Roof Rain", { bpm: 70, songkey: "C" }),
    song(2, "Last Bus Home", { SongStatus: { tag: "P" }, avgRating: 9, featuring: "Mira" }),
    song(3, "Ember", { genreId: 2, lastPlayed: "2026-11-01", avgRating: null }),
    song(4, "Slow Ferry", {
      bpm: null,
      lastPlayed: null,
      avgRating: 7,
      genreId: null,
      ownGenre: "ndw",
    }),
  ];

  it("are those of the status Current at first, where there is one", () => {
    expect(defaultAvailable(["N", "P", "C"]).status).toBe("C");
    expect(defaultAvailable(["N", "P"]).status).toBeNull();
    const current = availableSongs(songs, defaultAvailable(["C"]), today);
    expect(titles(current)).toEqual(["Ember", "Slow Ferry", "Tin Roof Rain"]);
  });

  it.each([
    ["a text in title, artist or featuring", { search: "mira" }, ["Last Bus Home"]],
    ["a genre", { genreId: 2 }, ["Ember"]],
    ["a genre of the band's own", { ownGenre: "NDW" }, ["Slow Ferry"]],
    ["a key", { songkey: "C" }, ["Tin Roof Rain"]],
    ["a slowest tempo", { slowest: 80 }, ["Ember", "Last Bus Home"]],
    ["a fastest tempo", { fastest: 80 }, ["Tin Roof Rain"]],
    ["a rating", { leastRating: 7 }, ["Last Bus Home", "Slow Ferry"]],
    ["not played lately", { unplayedDays: 90 }, ["Last Bus Home", "Slow Ferry", "Tin Roof Rain"]],
  ])("are narrowed by %s", (_name, narrowed, found) => {
    expect(titles(availableSongs(songs, { ...any, ...narrowed }, today))).toEqual(found);
  });

  it("are laid out wide where there are more than 30", () => {
    expect([30, 31].map(isWideAvailable)).toEqual([false, true]);
  });

  it("are put in order, with what is not known last", () => {
    const byTempo = availableSongs(songs, { ...any, sort: "bpm", descending: true }, today);
    expect(titles(byTempo)).toEqual(["Ember", "Last Bus Home", "Tin Roof Rain", "Slow Ferry"]);
    const byDate = availableSongs(songs, { ...any, sort: "lastPlayed" }, today);
    expect(titles(byDate)).toEqual(["Last Bus Home", "Tin Roof Rain", "Ember", "Slow Ferry"]);
  });

  it("say by how many ways they are narrowed, a tempo range being one", () => {
    expect(narrowedBy(any)).toBe(0);
    expect(narrowedBy({ ...any, status: "C", slowest: 80, fastest: 120 })).toBe(2);
  });
});

describe("the songs that a set list may still take", () => {
  const songs = [
    song(1, "Tin Roof Rain"),
    song(2, "Last Bus Home", { SongStatus: { tag: "P" } }),
    song(3, "Ember"),
  ];
  const current = { ...any, status: "C" };
  const unused = (...standing: number[]) =>
    unusedSongs(songs, current, { today, standing: new Set(standing) });

  it("are those of the filter that it does not hold", () => {
    expect(titles(unused(1).songs)).toEqual(["Ember"]);
    expect(unused(1).isOther).toBe(false);
  });

  it("are those of the other statuses once it holds all of the one", () => {
    expect(titles(unused(1, 3).songs)).toEqual(["Last Bus Home"]);
    expect(unused(1, 3).isOther).toBe(true);
  });

  it("are none where it holds them all", () => {
    expect(unused(1, 2, 3)).toEqual({ songs: [], isOther: false });
  });
});
