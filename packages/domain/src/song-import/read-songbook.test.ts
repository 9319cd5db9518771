import { describe, expect, it } from "vitest";
import { readSongbook } from "./read-songbook.ts";

const found = (file: string, text: string) =>
  readSongbook(file, text).map(({ file: place, draft: { title, artist, lyrics, tab } }) => ({
    place,
    title,
    artist,
    lyrics,
    tab,
  }));

describe("a songbook", () => {
  it("has the songs that {new_song} and {ns} part, each with its own words and chart", () => {
    const text = [
      "{title: Nashville C}",
      "{artist: Ann}",
      "[C]Rain again",
      "{new_song}",
      "{title: Nashville D}",
      "{artist: Ben}",
      "[D]Sun again",
      "  {NS}  ",
      "{t: Roman C}",
      "{artist: Ann}",
      "Words alone",
    ].join("\r\n");
    expect(found("book.cho", text)).toEqual([
      {
        place: "Song 1 of book.cho",
        title: "Nashville C",
        artist: "Ann",
        lyrics: null,
        tab: "{title: Nashville C}\r\n{artist: Ann}\r\n[C]Rain again",
      },
      {
        place: "Song 2 of book.cho",
        title: "Nashville D",
        artist: "Ben",
        lyrics: null,
        tab: "{title: Nashville D}\r\n{artist: Ben}\r\n[D]Sun again",
      },
      {
        place: "Song 3 of book.cho",
        title: "Roman C",
        artist: "Ann",
        lyrics: "Words alone",
        tab: null,
      },
    ]);
  });

  it("of one song is that song, wherever {new_song} stands without another", () => {
    const text = "\uFEFF# made by a program\n{new_song}\n{title: Help!}\n[A]Help\n{new_song}\n\n";
    expect(found("The Beatles - x.cho", text)).toEqual([
      {
        place: "The Beatles - x.cho",
        title: "Help!",
        artist: "The Beatles",
        lyrics: null,
        tab: "{title: Help!}\n[A]Help",
      },
    ]);
  });

  it("numbers the songs that do not say what they are called", () => {
    expect(found("Ann - Live.cho", "[A]one\n{new_song}\n[A]two")).toMatchObject([
      { place: "Song 1 of Ann - Live.cho", title: "Live (1)", artist: "Ann" },
      { place: "Song 2 of Ann - Live.cho", title: "Live (2)", artist: "Ann" },
    ]);
  });

  it("points out the songs that do not say what they are called, and no others", () => {
    const book = "{title: Help!}\n[A]one\n{new_song}\n[A]two\n{tempo: fast}";
    expect(readSongbook("Ann - Live.cho", book).map(({ notes }) => notes)).toEqual([
      [],
      [
        "A song of several in a file says no title: it is called “Live (2)”",
        "The tempo “fast” is not a number: it is kept in the notes",
      ],
    ]);
  });

  it("is a chart as it was where nothing parts it, even where there is nothing", () => {
    expect(found("a.cho", "")).toMatchObject([{ place: "a.cho", title: "a", lyrics: null }]);
    expect(found("a.cho", "{new_song}")).toMatchObject([{ place: "a.cho", lyrics: null }]);
  });
});
