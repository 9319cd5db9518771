import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { songsToShow, sortSongs, type SongListOptions } from "./song-list.ts";

function song(title: string, fields: object = {}) {
  return {
    id: title.length,
    title,
    artist: "",
    featuring: null,
    songStatusTag: "C",
    avgRating: null,
    ...fields,
  };
}

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

const everything: SongListOptions = {
  search: "",
  statuses: ["N", "P", "C", "H", "R"],
  bookmarked: null,
  sort: "title",
  direction: "asc",
};

describe("the songs list", () => {
  const rows = [
    song("Song 10", { artist: "Blur" }),
    song("Écoute", { artist: "Zaz", songStatusTag: "P" }),
    song("song 2", { artist: "Blur", featuring: "Phil" }),
    song("Dreams", { artist: "abba", songStatusTag: "R" }),
    song("Zoom", { artist: "Ärzte" }),
  ];

  it("finds by title, artist and featuring", () => {
    expect(titles(songsToShow(rows, { ...everything, search: "écou" }))).toEqual(["Écoute"]);
    expect(titles(songsToShow(rows, { ...everything, search: "BLU" }))).toEqual([
      "song 2",
      "Song 10",
    ]);
    expect(titles(songsToShow(rows, { ...everything, search: "phil" }))).toEqual(["song 2"]);
  });

  it("holds the statuses that are ticked", () => {
    expect(titles(songsToShow(rows, { ...everything, statuses: ["P", "R"] }))).toEqual([
      "Dreams",
      "Écoute",
    ]);
    expect(songsToShow(rows, { ...everything, statuses: [] })).toEqual([]);
  });

  it("holds the bookmarked songs of the statuses that are ticked", () => {
    const bookmarked = new Set([song("Écoute").id, song("Dreams").id]);
    const [one, other] = [song("Dreams", { songStatusTag: "R" }), song("Song 10")];
    const options = { ...everything, bookmarked };
    expect(titles(songsToShow([one, other], options))).toEqual(["Dreams"]);
    expect(songsToShow([one, other], { ...options, statuses: ["C"] })).toEqual([]);
  });

  it("holds every bookmarked song where no status is ticked", () => {
    const bookmarked = new Set([song("Dreams").id]);
    const options = { ...everything, statuses: [], bookmarked };
    const hidden = [song("Dreams", { songStatusTag: "R" }), song("Song 10")];
    expect(titles(songsToShow(hidden, options))).toEqual(["Dreams"]);
  });

  it("sorts by title as a reader would", () => {
    const sorted = ["Dreams", "Écoute", "song 2", "Song 10", "Zoom"];
    expect(titles(songsToShow(rows, everything))).toEqual(sorted);
    expect(titles(songsToShow(rows, { ...everything, direction: "desc" }))).toEqual(
      sorted.toReversed(),
    );
  });

  it("sorts by artist, and keeps the order among songs of one artist", () => {
    expect(titles(sortSongs(rows, "artist", "asc"))).toEqual([
      "Dreams",
      "Zoom",
      "Song 10",
      "song 2",
      "Écoute",
    ]);
    expect(titles(sortSongs(rows, "artist", "desc")).slice(1, 3)).toEqual(["Song 10", "song 2"]);
  });

  it("leaves the loaded rows as they are", () => {
    const before = [...rows];
    songsToShow(rows, everything);
    expect(rows).toEqual(before);
  });
});

describe("sorted by average rating", () => {
  const rows = [
    song("unrated"),
    song("good", { avgRating: 8.5 }),
    song("bad", { avgRating: 0 }),
    song("also good", { avgRating: 8.5 }),
  ];

  it("songs nobody has rated come last in either direction", () => {
    expect(titles(sortSongs(rows, "avgRating", "asc"))).toEqual([
      "bad",
      "good",
      "also good",
      "unrated",
    ]);
    expect(titles(sortSongs(rows, "avgRating", "desc"))).toEqual([
      "good",
      "also good",
      "bad",
      "unrated",
    ]);
  });
});

it("shows every song once, whatever the order", () => {
  const row = fc.record({
    id: fc.nat(),
    title: fc.string(),
    artist: fc.string(),
    featuring: fc.option(fc.string()),
    songStatusTag: fc.constantFrom("N", "P", "C", "H", "R"),
    avgRating: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
  });
  const sort = fc.constantFrom("title" as const, "artist" as const, "avgRating" as const);
  const direction = fc.constantFrom("asc" as const, "desc" as const);
  fc.assert(
    fc.property(fc.array(row), sort, direction, (rows, by, way) => {
      const shown = songsToShow(rows, { ...everything, sort: by, direction: way });
      return shown.length === rows.length && rows.every((one) => shown.includes(one));
    }),
  );
});
