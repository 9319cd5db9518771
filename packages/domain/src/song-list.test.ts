import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { songsToShow, sortSongs, type SongListOptions, type SongSort } from "./song-list.ts";

function song(title: string, fields: object = {}) {
  return {
    id: title.length,
    title,
    artist: "",
    featuring: null,
    songStatusTag: "C",
    songkey: null,
    bpm: null,
    seconds: null,
    avgRating: null,
    createdAt: "2026-11-01T12:00:00.000Z",
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

describe("sorted by a figure", () => {
  it("by key from C upwards, major before minor, and what names no key last", () => {
    const rows = ["Em", "?", "C", "Bb", "Cm", null, "A minor", "F#"].map((songkey) =>
      song(songkey ?? "none", { songkey }),
    );
    const sorted = ["C", "Cm", "Em", "F#", "A minor", "Bb", "?", "none"];
    expect(titles(sortSongs(rows, "key", "asc"))).toEqual(sorted);
  });

  it("by tempo and by length, and what has none last in either direction", () => {
    const rows = [
      song("none", { seconds: 0 }),
      song("fast and long", { bpm: 150, seconds: 300 }),
      song("slow and short", { bpm: 60, seconds: 90 }),
    ];
    const rising = ["slow and short", "fast and long", "none"];
    const falling = ["fast and long", "slow and short", "none"];
    expect(titles(sortSongs(rows, "tempo", "asc"))).toEqual(rising);
    expect(titles(sortSongs(rows, "tempo", "desc"))).toEqual(falling);
    expect(titles(sortSongs(rows, "length", "asc"))).toEqual(rising);
    expect(titles(sortSongs(rows, "length", "desc"))).toEqual(falling);
  });

  it("by the day on which it was played last, what never was at the end", () => {
    const rows = [song("never", { id: 1 }), song("long ago", { id: 2 }), song("now", { id: 3 })];
    const lastPlayed = new Map([
      [2, "2025-02-01"],
      [3, "2026-11-14"],
    ]);
    const by = (direction: "asc" | "desc") =>
      titles(songsToShow(rows, { ...everything, sort: "played", direction, lastPlayed }));
    expect(by("desc")).toEqual(["now", "long ago", "never"]);
    expect(by("asc")).toEqual(["long ago", "now", "never"]);
  });

  it("by the day on which it came", () => {
    const rows = [
      song("old", { createdAt: "2025-03-01T12:00:00.000Z" }),
      song("new", { createdAt: "2026-11-20T12:00:00.000Z" }),
    ];
    expect(titles(sortSongs(rows, "added", "desc"))).toEqual(["new", "old"]);
  });
});

it("shows every song once, whatever the order", () => {
  const row = fc.record({
    id: fc.nat(),
    title: fc.string(),
    artist: fc.string(),
    featuring: fc.option(fc.string()),
    songStatusTag: fc.constantFrom("N", "P", "C", "H", "R"),
    songkey: fc.option(fc.string()),
    bpm: fc.option(fc.nat()),
    seconds: fc.option(fc.nat()),
    avgRating: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
    createdAt: fc.constant("2026-11-01T12:00:00.000Z"),
  });
  const sort = fc.constantFrom<SongSort[]>(
    "title",
    "artist",
    "key",
    "tempo",
    "length",
    "avgRating",
    "added",
    "played",
  );
  const direction = fc.constantFrom("asc" as const, "desc" as const);
  fc.assert(
    fc.property(fc.array(row), sort, direction, (rows, by, way) => {
      const shown = songsToShow(rows, { ...everything, sort: by, direction: way });
      return shown.length === rows.length && rows.every((one) => shown.includes(one));
    }),
  );
});
