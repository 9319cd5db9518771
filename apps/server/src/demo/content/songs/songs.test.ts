import { chordNames, metaOf } from "@bandstand/domain/chart/chart";
import { sungLines } from "@bandstand/domain/chart/sung-lines";
import { describe, expect, it } from "vitest";
import { durationOf, timelineOf } from "../../synth/parts/timeline.ts";
import type { Score } from "../../synth/score.ts";
import { parseChord } from "../../synth/theory/chord.ts";
import { SCORES } from "../scores/all.ts";
import { filesIn } from "../demo-files.ts";
import { type DemoSong, SONGS } from "./all.ts";
import { nameOf } from "./lyrics.ts";

const verses = ({ chart }: DemoSong) =>
  chart.sections.filter(({ label }) => label?.startsWith("Verse"));

/** The parts of a chart as they are played, each with its chords, each change once. */
function playedParts({ chart }: DemoSong): readonly (readonly [string, readonly string[]])[] {
  return sungLines(chart)
    .sections.filter(({ kind }) => kind !== "tab")
    .map(({ kind, label, lines: sung }) => {
      const lines = sung.map(({ line }) => line);
      const chords = chordNames({ meta: [], sections: [{ kind, label, lines }] });
      return [nameOf({ label, lines }), changesOf(chords)];
    });
}

const changesOf = (symbols: readonly string[]) =>
  symbols.filter((symbol, index) => symbol !== symbols[index - 1]);

describe("the songs of the demo band", () => {
  it("are forty, each with a title of its own, in all five statuses", () => {
    expect(SONGS).toHaveLength(40);
    expect(new Set(SONGS.map(({ title }) => title)).size).toBe(40);
    expect(filesIn("charts")).toHaveLength(40);
    expect(new Set(SONGS.map(({ status }) => status))).toEqual(new Set(["N", "P", "C", "H", "R"]));
  });

  it("play every score once", () => {
    const played = SONGS.flatMap(({ score }) => (score ? [score.title] : []));
    expect(played.toSorted()).toEqual(SCORES.map(({ title }) => title).toSorted());
  });

  it("have full words in at least fourteen: two verses and a chorus, or a blues", () => {
    const full = SONGS.filter((song) => verses(song).length >= 2);
    expect(full.length).toBeGreaterThanOrEqual(14);
    const short = full.filter(({ lyrics }) => (lyrics ?? "").split("\n").length <= 8);
    expect(short).toEqual([]);
  });

  it("fit the form's fields", () => {
    for (const song of SONGS) {
      expect(song.songkey).toMatch(/^[A-G][#b]?m?$/);
      expect(song.bpm).toBeGreaterThanOrEqual(20);
      expect(song.seconds).toBeGreaterThan(60);
      expect(Number.isInteger(song.seconds)).toBe(true);
      for (const { tag } of song.chips) expect(tag.length).toBeLessThanOrEqual(10);
    }
  });
});

describe.each(SONGS)("the chart of $title", (song) => {
  it("has only chords that a player knows", () => {
    const chords = chordNames(song.chart);
    expect(chords.length).toBeGreaterThan(0);
    for (const symbol of chords) expect(() => parseChord(symbol)).not.toThrow();
  });

  it("opens and closes its parts in pairs and repeats only choruses that it has", () => {
    const chart = song.tab ?? "";
    for (const kind of ["verse", "chorus", "bridge", "tab"]) {
      expect(chart.split(`{start_of_${kind}: `).length).toBe(
        chart.split(`{end_of_${kind}}`).length,
      );
    }
    if (chart.includes("{chorus}")) {
      expect(chart.indexOf("{start_of_chorus")).toBeGreaterThan(0);
      expect(chart.indexOf("{start_of_chorus")).toBeLessThan(chart.indexOf("{chorus}"));
    }
    expect(song.lyrics).not.toMatch(/[[\]{}]/);
  });
});

const riffs = SONGS.flatMap(({ title, chart }) =>
  chart.sections.filter(({ kind }) => kind === "tab").map(({ lines }) => ({ title, lines })),
);

it.each(riffs)("the tab of $title has its strings at one length", ({ lines }) => {
  const strings = lines.map((line) => (line.kind === "verbatim" ? line.text : ""));
  expect(strings.map((line) => line[0])).toEqual(
    strings.length === 4 ? ["G", "D", "A", "E"] : ["e", "B", "G", "D", "A", "E"],
  );
  expect(new Set(strings.map((line) => line.length)).size).toBe(1);
});

/** The chords of a score's sections, each change once; the count-in has none. */
function chordsOfScore(score: Score): readonly (readonly [string, readonly string[]])[] {
  return timelineOf(score)
    .sections.filter(({ section }) => section.name !== "Count-in")
    .map(({ section, spans }) => [section.name, changesOf(spans.map(({ chord }) => chord.symbol))]);
}

const recordings = SONGS.flatMap((song) => (song.score ? [[song, song.score] as const] : []));

describe.each(recordings)("the recording of $title", (song, score) => {
  it("plays what the chart says, section by section", () => {
    expect(playedParts(song)).toEqual(chordsOfScore(score));
  });

  it("has the key, tempo, meter and length that song and chart tell", () => {
    const { songkey, bpm, seconds, chart } = song;
    expect({ songkey, bpm, seconds, time: metaOf(chart, "time") }).toEqual({
      songkey: score.key,
      bpm: score.tempo,
      seconds: Math.round(durationOf(score)),
      time: score.meter,
    });
  });
});
