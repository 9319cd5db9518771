import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chordNames } from "../chart/chart.ts";
import { readChart } from "../chart/read-chart.ts";
import { sungLines } from "../chart/sung-lines.ts";
import { chartWithChords, withoutChordGrids } from "./chart-with-chords.ts";

const chord = (time: number, label: string) => ({ time, label, confidence: 0.9 });
const timed = (...times: number[]) => times.map((time, line) => ({ line, time }));
/** A bar every two seconds. */
const bars = (count: number) => Array.from({ length: count }, (_, at) => at * 2);

const WORDS = "Grey light on the platform\nCoat over my arm\n";

const song = {
  detectedChords: [chord(8, "E"), chord(10, "A"), chord(12, "B"), chord(14, "E")],
  barPositions: bars(8),
  beatsPerBar: 4,
  timedLines: timed(8, 12),
  analysisResults: null,
};

describe("chords above words that were placed in the recording", () => {
  it("stand at the words that begin next to them", () => {
    expect(chartWithChords(WORDS, song, 16)).toEqual({
      text: "[E]Grey light on [A]the platform\n[B]Coat over [E]my arm\n",
      way: "lines",
    });
  });

  it("take the place of those that stood there", () => {
    const before = "{title: Platform}\n\n[C]Grey light on the plat[G]form\nCoat over my arm\n";
    expect(chartWithChords(before, song, 16)?.text).toBe(
      "{title: Platform}\n\n[E]Grey light on [A]the platform\n[B]Coat over [E]my arm\n",
    );
  });

  it("have one that goes on from the line before at the line's beginning, too", () => {
    const slow = { ...song, detectedChords: [chord(7.9, "E"), chord(14, "A")] };
    expect(chartWithChords(WORDS, slow, 16)?.text).toBe(
      "[E]Grey light on the platform\n[E]Coat over [A]my arm\n",
    );
  });

  it("have a word each, and stand behind the last where there are no more", () => {
    const busy = {
      ...song,
      detectedChords: [chord(8, "E"), chord(8.3, "A"), chord(8.6, "B"), chord(8.9, "E")],
      timedLines: timed(8),
    };
    expect(chartWithChords("Grey light now\n", busy, 10)?.text).toBe(
      "[E]Grey [A]light [B]now[E]\n",
    );
  });

  it("leave out the old one where the singer begins just before the bar", () => {
    const early = { ...song, timedLines: timed(8, 11.6) };
    expect(chartWithChords(WORDS, early, 16)?.text).toContain("\n[B]Coat over [E]my arm");
  });

  it("have the bars before the first line and behind the last as grids", () => {
    const long = {
      ...song,
      detectedChords: [chord(0, "E"), chord(2, "A"), ...song.detectedChords, chord(18, "A")],
      barPositions: bars(12),
    };
    expect(chartWithChords(WORDS, long, 24)?.text).toBe(
      [
        "{start_of_grid: Intro as heard}",
        "| E . . . | A . . . | A . . . | A . . . |",
        "{end_of_grid}",
        "",
        "[E]Grey light on [A]the platform",
        "[B]Coat over [E]my arm",
        "",
        "{start_of_grid: Ending as heard}",
        "| E . . . | A . . . | A . . . | A . . . |",
        "{end_of_grid}",
        "",
      ].join("\n"),
    );
  });

  it("give a chorus that comes again the chords of its first time", () => {
    const text = "{start_of_chorus}\nHold on\n{end_of_chorus}\n\nGo home\n\n{chorus}\n";
    const three = { ...song, timedLines: timed(8, 10, 12) };
    expect(chartWithChords(text, three, 14)?.text).toBe(
      "{start_of_chorus}\n[E]Hold on\n{end_of_chorus}\n\n[A]Go home\n\n{chorus}\n",
    );
  });
});

it("names the chords as the key does", () => {
  const inF = {
    ...song,
    detectedChords: [chord(8, "F"), chord(12, "A#")],
    analysisResults: {
      bpm: 120,
      key: "F",
      timeSignature: "4/4",
      beatsDetected: 32,
      barsDetected: 8,
      analyzedAt: "2026-11-21T18:00:00.000Z",
    },
  };
  expect(chartWithChords(WORDS, inF, 16)?.text).toContain("[Bb]Coat");
});

describe("chords without placed words", () => {
  const loose = { ...song, timedLines: [] };
  const grid =
    "{start_of_grid: Chords as heard}\n| E . . . | A . . . | B . . . | E . . . |\n{end_of_grid}\n";

  it("are a grid behind what is there", () => {
    expect(chartWithChords(WORDS, loose, 16)).toEqual({ text: `${WORDS}\n${grid}`, way: "grid" });
  });

  it("are the whole chart where nothing is there", () => {
    expect(chartWithChords(null, song, 16)).toEqual({ text: grid, way: "grid" });
  });

  it("leave chords over words what they are", () => {
    const text = chartWithChords("G     D\nGrey light\nEm    C\nCoat\n", loose, 16)?.text ?? "";
    expect(text).toContain("[G]Grey l[D]ight");
    expect(text.endsWith(grid)).toBe(true);
  });

  it("are not brought in where none were detected", () => {
    expect(chartWithChords(WORDS, { ...song, detectedChords: [chord(1, "N")] }, 16)).toBeNull();
  });
});

it("leaves every line as it was typed where nothing was brought in", () => {
  const typed = "Grey light\n\n\nCoat\t\n\n";
  expect(withoutChordGrids(typed)).toBe(typed);
  expect(chartWithChords(typed, { ...song, timedLines: [] }, 16)?.text).toContain(
    "Grey light\n\n\nCoat",
  );
});

it("a grid that somebody cut off in its middle is left alone", () => {
  const broken = "{start_of_grid: Chords as heard}\n| E |\nGrey light\n";
  expect(withoutChordGrids(broken)).toBe(broken);
});

it("keeps every word in its place, and comes to the same when done again", () => {
  const line = fc.array(fc.constantFrom("grey", "light", "on", "the", "platform"), {
    minLength: 1,
    maxLength: 6,
  });
  const label = fc.constantFrom("E", "A", "Bm", "N");
  const chords = fc.array(fc.record({ time: fc.integer({ min: 0, max: 60 }), label }));
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), chords, times, (lines, own, at) => {
      const text = `${lines.map((words) => words.join(" ")).join("\n")}\n`;
      const analysed = {
        detectedChords: own
          .toSorted((a, b) => a.time - b.time)
          .map((one) => ({ ...one, confidence: 1 })),
        barPositions: bars(31),
        beatsPerBar: 4,
        analysisResults: null,
        timedLines: timed(...at.toSorted((a, b) => a - b)),
      };
      const proposal = chartWithChords(text, analysed, 62);
      fc.pre(proposal !== null);
      const made = proposal?.text ?? "";
      expect(wordsOf(made)).toEqual(wordsOf(text));
      expect(chordNames(readChart(made)).length).toBeGreaterThan(0);
      expect(chartWithChords(made, analysed, 62)?.text).toBe(made);
    }),
  );
});

function wordsOf(text: string): string[] {
  return sungLines(readChart(text)).sections.flatMap(({ lines }) =>
    lines.flatMap(({ line }) =>
      line.kind === "song" ? [line.pieces.map((piece) => piece.text).join("")] : [],
    ),
  );
}
