import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MERGE_WAYS, mergeSong } from "./song-merge.ts";

interface Song {
  title: string;
  artist: string;
  songkey: string | null;
  bpm: number | null;
  tab: string | null;
  notes: string | null;
  chips: { id: number; tag: string }[];
}

const own: Song = {
  title: "Tin Roof",
  artist: "The Foundry",
  songkey: "A",
  bpm: null,
  tab: null,
  notes: "Loud",
  chips: [{ id: 4, tag: "slow" }],
};
const given: Song = {
  title: "TIN ROOF",
  artist: "Foundry",
  songkey: "G",
  bpm: 96,
  tab: "[G]Rain",
  notes: "Time: 6/8",
  chips: [
    { id: 1, tag: "Slow" },
    { id: 2, tag: "waltz" },
  ],
};
const merge = (way: "lacks" | "replace", from: Partial<Song> = given, onto = own) =>
  mergeSong(onto, from, { way, tags: 20 });

describe("a song that a file adds to", () => {
  it("gets what it lacks, and keeps all that it says", () => {
    expect(merge("lacks")).toEqual({
      bpm: 96,
      tab: "[G]Rain",
      notes: "Loud\n\nTime: 6/8",
      chips: [
        { id: 4, tag: "slow" },
        { id: 5, tag: "waltz" },
      ],
    });
  });

  it("gets no line of notes that it has", () => {
    expect(merge("lacks", { notes: " Loud \n" })).toEqual({});
    expect(merge("lacks", { notes: "Loud\nYear: 1999" })).toEqual({ notes: "Loud\n\nYear: 1999" });
  });

  it("takes a text of nothing but spaces for none", () => {
    expect(merge("lacks", { tab: "[G]Rain" }, { ...own, tab: " \n" })).toEqual({ tab: "[G]Rain" });
    expect(merge("replace", { songkey: " " })).toEqual({});
  });

  it("keeps its genre, be it of the list or of the band's own", () => {
    const given = { genreId: 3, ownGenre: null };
    const merged = (one: { genreId: number | null; ownGenre: string | null }) =>
      mergeSong({ ...one }, given, { way: "lacks", tags: 20 });
    expect(merged({ genreId: null, ownGenre: "NDW" })).toEqual({});
    expect(merged({ genreId: null, ownGenre: null })).toEqual({ genreId: 3 });
  });

  it("has no more tags than it may", () => {
    expect(mergeSong(own, given, { way: "lacks", tags: 1 })).not.toHaveProperty("chips");
  });
});

describe("a song that a file replaces", () => {
  it("says what the file says, under its own name", () => {
    expect(merge("replace")).toEqual({
      songkey: "G",
      bpm: 96,
      tab: "[G]Rain",
      notes: "Time: 6/8",
      chips: [
        { id: 1, tag: "Slow" },
        { id: 2, tag: "waltz" },
      ],
    });
  });

  it("keeps what the file says nothing of", () => {
    expect(merge("replace", { songkey: null, chips: [] })).toEqual({});
  });
});

const text = fc.option(fc.string({ maxLength: 6 }), { nil: null });
const song = fc.record({
  title: fc.string(),
  artist: fc.string(),
  songkey: text,
  bpm: fc.option(fc.integer({ min: 20, max: 400 }), { nil: null }),
  tab: text,
  notes: text,
  chips: fc.uniqueArray(fc.record({ id: fc.nat(99), tag: fc.constantFrom("a", "b", "c") }), {
    selector: ({ tag }) => tag,
  }),
});

describe("whatever the two say", () => {
  it.each(MERGE_WAYS)("a second time changes nothing: %s", (way) => {
    fc.assert(
      fc.property(song, song, (one, other) => {
        const once = { ...one, ...mergeSong(one, other, { way, tags: 20 }) };
        expect(mergeSong(once, other, { way, tags: 20 })).toEqual({});
      }),
    );
  });

  it("nothing that the song says is gone where it gets what it lacks", () => {
    fc.assert(
      fc.property(song, song, (one, other) => {
        const merged = { ...one, ...mergeSong(one, other, { way: "lacks", tags: 20 }) };
        for (const name of ["title", "artist", "songkey", "bpm", "tab"] as const) {
          if (String(one[name] ?? "").trim() !== "") expect(merged[name]).toBe(one[name]);
        }
        expect(merged.notes ?? "").toContain((one.notes ?? "").trim());
        expect(merged.chips.slice(0, one.chips.length)).toEqual(one.chips);
      }),
    );
  });
});
