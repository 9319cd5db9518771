import { describe, expect, it } from "vitest";
import { timelineOf } from "../../synth/parts/timeline.ts";
import type { Score } from "../../synth/score.ts";
import { parseChord } from "../../synth/theory/chord.ts";
import { SCORES } from "../scores/all.ts";
import { SONGS } from "./all.ts";
import { chordPro, chordsOf, plainLyrics, readSheet } from "./sheet.ts";

const verses = (sheet: string) =>
  readSheet(sheet).filter(({ heading }) => heading.startsWith("Verse"));

describe("the songs of the demo band", () => {
  it("are forty, each with a title of its own, in all five statuses", () => {
    expect(SONGS).toHaveLength(40);
    expect(new Set(SONGS.map(({ title }) => title)).size).toBe(40);
    expect(new Set(SONGS.map(({ status }) => status))).toEqual(new Set(["N", "P", "C", "H", "R"]));
  });

  it("play every score once", () => {
    const played = SONGS.flatMap(({ score }) => (score ? [score.title] : []));
    expect(played.toSorted()).toEqual(SCORES.map(({ title }) => title).toSorted());
  });

  it("have full words in at least fourteen: two verses and a chorus, or a blues", () => {
    const full = SONGS.filter(({ sheet }) => verses(sheet).length >= 2);
    expect(full.length).toBeGreaterThanOrEqual(14);
    const short = full.filter(({ sheet }) => plainLyrics(sheet).split("\n").length <= 8);
    expect(short).toEqual([]);
  });

  it("fit the form's fields", () => {
    for (const song of SONGS) {
      expect(song.songkey).toMatch(/^[A-G][#b]?m?$/);
      expect(song.bpm).toBeGreaterThanOrEqual(20);
      expect(song.seconds).toBeGreaterThan(60);
      expect(Number.isInteger(song.seconds)).toBe(true);
      for (const { tag } of song.chips ?? []) expect(tag.length).toBeLessThanOrEqual(10);
    }
  });
});

describe.each(SONGS.map((song) => [song.title, song] as const))("the chart of %s", (_, song) => {
  it("has only chords that a player knows", () => {
    const sections = readSheet(song.sheet);
    const chords = sections.flatMap((_section, index) => chordsOf(sections, index));
    expect(chords.length).toBeGreaterThan(0);
    for (const symbol of chords) expect(() => parseChord(symbol)).not.toThrow();
  });

  it("opens and closes its parts in pairs and repeats only choruses that it has", () => {
    const chart = chordPro(song);
    for (const kind of ["verse", "chorus", "bridge", "tab"]) {
      expect(chart.split(`{start_of_${kind}: `).length).toBe(
        chart.split(`{end_of_${kind}}`).length,
      );
    }
    if (chart.includes("{chorus}")) {
      expect(chart.indexOf("{start_of_chorus")).toBeGreaterThan(0);
      expect(chart.indexOf("{start_of_chorus")).toBeLessThan(chart.indexOf("{chorus}"));
    }
    expect(plainLyrics(song.sheet)).not.toMatch(/[[\]{}]/);
  });
});

const riffs = SONGS.flatMap(({ title, riff }) => (riff ? [[title, riff] as const] : []));

it.each(riffs)("the tab of %s has its strings at one length", (_, riff) => {
  const lines = riff.trim().split("\n");
  expect(lines.map((line) => line[0])).toEqual(
    lines.length === 4 ? ["G", "D", "A", "E"] : ["e", "B", "G", "D", "A", "E"],
  );
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

/** The chords of a score's sections, each change once; the count-in has none. */
function chordsOfScore(score: Score): readonly (readonly [string, readonly string[]])[] {
  return timelineOf(score)
    .sections.filter(({ section }) => section.name !== "Count-in")
    .map(({ section, spans }) => {
      const symbols = spans.map(({ chord }) => chord.symbol);
      return [section.name, symbols.filter((symbol, index) => symbol !== symbols[index - 1])];
    });
}

const recordings = SONGS.flatMap((song) => (song.score ? [[song, song.score] as const] : []));

describe.each(recordings)("the recording of $title", (song, score) => {
  it("plays what the chart says, section by section", () => {
    const sections = readSheet(song.sheet);
    expect(sections.map(({ heading }, index) => [heading, chordsOf(sections, index)])).toEqual(
      chordsOfScore(score),
    );
  });
});
