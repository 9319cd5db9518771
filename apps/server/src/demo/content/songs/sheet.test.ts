import { describe, expect, it } from "vitest";
import { chordPro, chordsOf, plainLyrics, readSheet } from "./sheet.ts";
import type { DemoSong } from "./song.ts";

const sheet = `
# Intro
[G] [C]

# Verse 1
[G]Over the [C]hill a[D]way
[D]Nobody came to [G]stay

# Chorus
[C]Sing

# Chorus

# End
[G]
`;

const song: DemoSong = {
  title: "Hill",
  artist: "Nobody",
  genre: "Folk",
  status: "N",
  songkey: "G",
  bpm: 90,
  meter: "3/4",
  seconds: 100,
  added: 1,
  sheet,
  riff: "\ne|-3-|\n",
};

describe("a sheet", () => {
  it("falls into sections, and one without lines repeats", () => {
    expect(readSheet(sheet).map(({ heading, lines }) => [heading, lines.length])).toEqual([
      ["Intro", 1],
      ["Verse 1", 2],
      ["Chorus", 1],
      ["Chorus", 0],
      ["End", 1],
    ]);
  });

  it("tells the chords of a section, each change once", () => {
    expect(chordsOf(readSheet(sheet), 1)).toEqual(["G", "C", "D", "G"]);
    expect(chordsOf(readSheet(sheet), 3)).toEqual(["C"]);
  });

  it("gives singers the words without the chords", () => {
    expect(plainLyrics(sheet)).toBe(
      "(Intro)\n\nVERSE 1\nOver the hill away\nNobody came to stay\n\nCHORUS\nSing\n\nCHORUS",
    );
  });

  it("gives players a chart in ChordPro", () => {
    expect(chordPro(song)).toBe(`{title: Hill}
{artist: Nobody}
{key: G}
{tempo: 90}
{time: 3/4}

{comment: Intro}
[G] [C]

{start_of_verse: Verse 1}
[G]Over the [C]hill a[D]way
[D]Nobody came to [G]stay
{end_of_verse}

{start_of_chorus: Chorus}
[C]Sing
{end_of_chorus}

{chorus}

{comment: End}
[G]

{start_of_tab: Riff}
e|-3-|
{end_of_tab}`);
  });
});
