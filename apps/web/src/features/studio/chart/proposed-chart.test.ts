import { describe, expect, it } from "vitest";
import { proposedChart } from "./proposed-chart.ts";

const chord = (time: number, label: string) => ({ time, label, confidence: 0.9 });

const analysed = {
  detectedChords: [chord(0, "E"), chord(2, "A")],
  barPositions: [0, 2, 4, 6],
  beatsPerBar: 4,
  analysisResults: null,
  timedLines: [
    { line: 0, time: 0 },
    { line: 1, time: 2 },
  ],
};
const loose = { ...analysed, timedLines: [] };

const WORDS = "Grey light on it\nCoat over my arm\n";
const CHART = "[C]Grey light on it\nCoat over my arm\n";
const TAB = "e|---3---5---|\nB|---0---0---|\n";
const GRID =
  "{start_of_grid: Chords as heard}\n| E . . . | A . . . | A . . . | A . . . |\n{end_of_grid}\n";

describe("the chords that were detected", () => {
  it("make a chart beside plain lyrics", () => {
    expect(proposedChart({ lyrics: WORDS, tab: null }, analysed, 4)).toEqual({
      field: "tab",
      before: "",
      after: "[E]Grey light on it\n[A]Coat over my arm\n",
      way: "lines",
    });
  });

  it("come into the chart that is there", () => {
    expect(proposedChart({ lyrics: WORDS, tab: CHART }, analysed, 8)).toMatchObject({
      field: "tab",
      before: CHART,
    });
    expect(proposedChart({ lyrics: CHART, tab: TAB }, analysed, 8)).toMatchObject({
      field: "lyrics",
      before: CHART,
    });
  });

  it("come into the lyrics where the tab is a tab", () => {
    expect(proposedChart({ lyrics: WORDS, tab: TAB }, analysed, 8)).toMatchObject({
      field: "lyrics",
    });
  });

  it("are a grid of their own where no line was placed", () => {
    expect(proposedChart({ lyrics: WORDS, tab: null }, loose, 8)).toEqual({
      field: "tab",
      before: "",
      after: GRID,
      way: "grid",
    });
    expect(proposedChart({ lyrics: null, tab: null }, analysed, 8)).toMatchObject({ after: GRID });
  });

  it("are a grid behind the chart, or behind the lyrics where the tab is a tab", () => {
    expect(proposedChart({ lyrics: WORDS, tab: CHART }, loose, 8)).toMatchObject({
      field: "tab",
      after: `${CHART}\n${GRID}`,
    });
    expect(proposedChart({ lyrics: WORDS, tab: TAB }, loose, 8)).toMatchObject({
      field: "lyrics",
      after: `${WORDS}\n${GRID}`,
    });
  });

  it("are nothing where there are none", () => {
    const silent = { ...analysed, detectedChords: [] };
    expect(proposedChart({ lyrics: WORDS, tab: null }, silent, 8)).toBeNull();
  });
});
