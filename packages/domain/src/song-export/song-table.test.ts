import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "../csv/read-csv.ts";
import { writeCsvRecord } from "../csv/write-csv.ts";
import { writtenSong } from "../song-fields/written-song.fixture.ts";
import { suggestMapping } from "../song-import/columns.ts";
import { readTable } from "../song-import/read-table.ts";
import { SONG_TABLE_HEAD, songRecord, type SongOfTable } from "./song-table.ts";

const marigold: SongOfTable = {
  ...writtenSong(),
  title: "Marigold",
  artist: "Halcyon Drive",
  featuring: "Mira",
  genre: "Pop",
  status: "Current",
  songkey: "F#m",
  capo: 2,
  bpm: 118,
  seconds: 208,
  start: "Drums, four in",
  tags: [
    { tag: "opener", color: null },
    { tag: "Capo 2", color: "lightBlue" },
  ],
  lyrics: "  First line\n\nlast line  ",
  tab: "-0-2-3-",
  notes: "=1+1",
  todo: 'Ask "Sam"; then Alex',
  youTubeId: "dQw4w9WgXcQ",
  coverImageURL: "https://example.org/notes",
  avgRating: 7.25,
};

function importedAgain(song: SongOfTable) {
  const text = [SONG_TABLE_HEAD, songRecord(song)].map(writeCsvRecord).join("");
  const [head, ...records] = readCsv(text, ",").records;
  const mapping = suggestMapping(head?.cells ?? []);
  const [found] = readTable(records, { file: "Songs.csv", mapping, tagLength: 10 });
  return found;
}

describe("the table of songs", () => {
  it("has a column for every field, lengths as minutes and seconds, ratings as stars", () => {
    const cells = songRecord(marigold);
    expect(SONG_TABLE_HEAD.map((name, index) => `${name}: ${cells[index]}`)).toEqual([
      "Title: Marigold",
      "Artist: Halcyon Drive",
      "Featuring: Mira",
      "Genre: Pop",
      "Status: Current",
      "Key: F#m",
      "Capo: 2",
      "BPM: 118",
      "Duration: 3:28",
      "Start: Drums, four in",
      "Tags: opener, Capo 2 (light blue)",
      "Lyrics:   First line\n\nlast line  ",
      "Tab: -0-2-3-",
      "Notes: =1+1",
      'To do: Ask "Sam"; then Alex',
      "Video id: dQw4w9WgXcQ",
      "Notes URL: https://example.org/notes",
      "Rating: 8.3",
    ]);
  });

  it("leaves cells empty for what is not known", () => {
    const bare = { ...marigold, featuring: null, bpm: null, seconds: 0, avgRating: null, tags: [] };
    const cells = songRecord(bare);
    for (const name of ["Featuring", "BPM", "Duration", "Rating", "Tags"])
      expect(cells[SONG_TABLE_HEAD.indexOf(name)]).toBe("");
  });

  it("is read by our own import as it was written", () => {
    const line = fc
      .string({
        unit: fc.constantFrom(...Array.from("'=+-@\",; aé🎸ש")),
        minLength: 1,
        maxLength: 30,
      })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    const long = fc
      .string({
        unit: fc.constantFrom(
          ...Array.from("'=+-@\",; \t\r\naé🎸|[]{}\u00a0\u200b\u3000\v\f\ufeff"),
        ),
      })
      .filter((text) => text.trim() !== "");
    const orNothing = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const tag = fc.string({
      unit: fc.constantFrom(...Array.from("'=+-abc 1")),
      minLength: 1,
      maxLength: 10,
    });
    const songs = fc.record<SongOfTable>({
      title: line,
      artist: line,
      featuring: orNothing(line),
      genre: orNothing(fc.constantFrom("Rock", "R&B", "Hip-Hop")),
      status: fc.constantFrom("Possible", "WIP", "Current", "Hold", "Retired"),
      songkey: orNothing(fc.constantFrom("C", "F#m", "Bb", "Ebm")),
      capo: orNothing(fc.integer({ min: 0, max: 11 })),
      bpm: orNothing(fc.integer({ min: 20, max: 400 })),
      seconds: orNothing(fc.integer({ min: 1, max: 86_400 })),
      start: orNothing(line),
      tags: fc.uniqueArray(
        fc.record({
          tag: tag.map((text) => text.trim()).filter((text) => text !== ""),
          color: fc.constantFrom(null, "red", "lightGreen"),
        }),
        { maxLength: 5, selector: (one) => one.tag },
      ),
      lyrics: orNothing(long),
      tab: orNothing(long),
      notes: orNothing(long),
      todo: orNothing(long),
      youTubeId: orNothing(fc.constantFrom("dQw4w9WgXcQ", "-_-_-_-_-_-")),
      coverImageURL: orNothing(fc.constant("https://example.org/?a=1,2")),
      avgRating: fc.constant(null),
    });
    const tags: Record<string, string> = {
      Possible: "N",
      WIP: "P",
      Current: "C",
      Hold: "H",
      Retired: "R",
    };
    fc.assert(
      fc.property(songs, ({ avgRating: _, status, ...fields }) => {
        const found = importedAgain({ ...fields, status, avgRating: null });
        expect(found?.problems).toEqual([]);
        expect(found?.draft).toEqual({ ...fields, status: tags[status] });
      }),
    );
  });
});
