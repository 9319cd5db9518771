import { describe, expect, it } from "vitest";
import { songFile } from "../chart/song-file.ts";
import { writtenSong } from "../song-fields/written-song.fixture.ts";
import { readChart } from "./read-chart.ts";

describe("a chart", () => {
  it("says of itself what it is, and is kept as it stands: its words follow it", () => {
    const text = [
      "{title: Help!}",
      "{st: The Beatles}",
      "{key: A}",
      "{tempo: 190}",
      "{duration: 2:18}",
      "# a remark",
      "{start_of_verse: Verse 1}",
      "When I was [A]younger, so much [C#m]younger",
      "[F#m] [D]",
      "{end_of_verse}",
      "{soc}",
      "[Bm]Help me",
      "{eoc}",
      "{start_of_tab}",
      "e|--0--|",
      "{end_of_tab}",
    ].join("\r\n");
    expect(readChart("x.cho", text)).toMatchObject({
      file: "x.cho",
      line: null,
      problems: [],
      draft: {
        title: "Help!",
        artist: "The Beatles",
        songkey: "A",
        capo: null,
        bpm: 190,
        seconds: 138,
        lyrics: null,
        tab: text,
      },
    });
  });

  it("that our own export wrote comes back as the song it was", () => {
    const song = {
      title: "Help!",
      artist: "The Beatles",
      songkey: "A",
      capo: 2,
      bpm: 190,
      seconds: 138,
      lyrics: "Help, I need somebody\n\nHelp",
      tab: "e|--0--|\nB|--2--|",
    };
    const { name, text } = songFile(writtenSong(song));
    expect(readChart(name, text).draft).toMatchObject(song);
  });

  it("for a capo names the key of its shapes: the song's is the one that is heard", () => {
    const { draft } = readChart("x.cho", "{title: Help!}\n{key: D}\n{capo: 2}\n[D]Help [A]me");
    expect(draft).toMatchObject({ songkey: "E", capo: 2 });
  });

  it("of chords over words keeps them as they are typed", () => {
    const text = "C         Am\nSing me a song\nF      G\nall day long\n";
    expect(readChart("Ann - Song.txt", text).draft).toMatchObject({
      lyrics: null,
      tab: text.trim(),
    });
  });

  it("prefers the artist to the subtitle, and knows {meta}", () => {
    const { draft } = readChart(
      "x.cho",
      "{t:Help!}\n{st:From the film}\n{meta: artist The Beatles}",
    );
    expect(draft.artist).toBe("The Beatles");
  });

  it("takes title and artist from its file where it says neither", () => {
    expect(readChart("The Beatles - Help!.cho", "[A]Help").draft).toMatchObject({
      title: "Help!",
      artist: "The Beatles",
    });
    expect(readChart("Help!.cho", "[A]Help").problems).toEqual(["No artist"]);
  });

  it("without chords is words alone", () => {
    const { draft } = readChart("Ann - Song.txt", "First line\nSecond line\n");
    expect(draft).toMatchObject({ lyrics: "First line\nSecond line", tab: null });
  });

  it("says what it has that is not understood, and comes nevertheless", () => {
    const { problems, notes, draft } = readChart("Ann - Song.cho", "{tempo: fast}\n[C]la");
    expect(problems).toEqual([]);
    expect(notes).toEqual(["The tempo “fast” is not a number: it is kept in the notes"]);
    expect(draft.notes).toBe("Tempo: fast");
  });

  it("keeps emoji and writing from right to left", () => {
    const { draft } = readChart("x.cho", "{title: שיר 😀}\n{artist: שדי}\nלה לה");
    expect(draft).toMatchObject({ title: "שיר 😀", artist: "שדי", lyrics: "לה לה" });
  });
});
