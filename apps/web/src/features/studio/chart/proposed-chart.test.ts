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

const proposed = (texts: { lyrics: string | null; tab: string | null }, song = analysed, end = 8) =>
  proposedChart({ ...texts, songkey: null }, song, end);

const WORDS = "Grey light on it\nCoat over my arm\n";
const CHART = "[C]Grey light on it\nCoat over my arm\n";
const TAB = "e|---3---5---|\nB|---0---0---|\n";
const GRID =
  "{start_of_grid: Chords as heard}\n| E . . . | A . . . | A . . . | A . . . |\n{end_of_grid}\n";

describe("the chords that were detected", () => {
  it("make a chart beside plain lyrics", () => {
    expect(proposed({ lyrics: WORDS, tab: null }, analysed, 4)).toEqual({
      field: "tab",
      before: "",
      after: "[E]Grey light on it\n[A]Coat over my arm\n",
      way: "lines",
    });
  });

  it("come into the chart that is there", () => {
    expect(proposed({ lyrics: WORDS, tab: CHART }, analysed, 8)).toMatchObject({
      field: "tab",
      before: CHART,
    });
    expect(proposed({ lyrics: CHART, tab: TAB }, analysed, 8)).toMatchObject({
      field: "lyrics",
      before: CHART,
    });
  });

  it("come into the lyrics where the tab is a tab", () => {
    expect(proposed({ lyrics: WORDS, tab: TAB }, analysed, 8)).toMatchObject({
      field: "lyrics",
    });
  });

  it("are a grid of their own where no line was placed", () => {
    expect(proposed({ lyrics: WORDS, tab: null }, loose, 8)).toEqual({
      field: "tab",
      before: "",
      after: GRID,
      way: "grid",
    });
    expect(proposed({ lyrics: null, tab: null }, analysed, 8)).toMatchObject({ after: GRID });
  });

  it("are a grid behind the chart, or behind the lyrics where the tab is a tab", () => {
    expect(proposed({ lyrics: WORDS, tab: CHART }, loose, 8)).toMatchObject({
      field: "tab",
      after: `${CHART}\n${GRID}`,
    });
    expect(proposed({ lyrics: WORDS, tab: TAB }, loose, 8)).toMatchObject({
      field: "lyrics",
      after: `${WORDS}\n${GRID}`,
    });
  });

  it("are shapes where the chart is typed for a capo", () => {
    const tab = "{capo: 2}\n[D]Grey light on it\nCoat over my arm\n";
    expect(proposed({ lyrics: null, tab }, analysed, 4)?.after).toBe(
      "{capo: 2}\n\n[D]Grey light on it\n[G]Coat over my arm\n",
    );
    const untold = "[D]Grey light on it\n[G]Coat over my [D]arm\n";
    const song = { lyrics: null, tab: untold, songkey: "E", capo: 2 };
    expect(proposedChart(song, loose, 8)?.after).toContain("| D . . . | G . . . |");
    expect(proposedChart({ ...song, capo: null }, loose, 8)?.after).toContain("| E . . . | A");
  });

  it("are nothing where there are none", () => {
    const silent = { ...analysed, detectedChords: [] };
    expect(proposed({ lyrics: WORDS, tab: null }, silent, 8)).toBeNull();
  });
});
