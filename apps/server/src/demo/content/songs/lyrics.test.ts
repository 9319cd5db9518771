import { readChordPro } from "@bandstand/domain/chart/read-chordpro";
import { expect, it } from "vitest";
import { lyricsOf } from "./lyrics.ts";

const chart = `{title: Hill}

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
{end_of_tab}`;

it("a chart gives singers the words without the chords", () => {
  expect(lyricsOf(readChordPro(chart))).toBe(
    "(Intro)\n\nVERSE 1\nOver the hill away\nNobody came to stay\n\nCHORUS\nSing\n\nCHORUS",
  );
});
