import { describe, expect, it } from "vitest";
import { chordChanges, gridLines, type ChordBar, chordBars } from "./chord-bars.ts";

const chord = (time: number, label: string) => ({ time, label, confidence: 0.9 });

const written = (bars: readonly ChordBar[]) =>
  gridLines(bars).map((cells) => cells.map(({ text }) => text).join(" "));

describe("the chords that were detected", () => {
  it("are those with a name, each where it comes in", () => {
    const detected = [chord(0, "N"), chord(1, "G"), chord(2, "G"), chord(3, "N"), chord(4, "C")];
    expect(chordChanges(detected).map(({ time, label }) => [time, label])).toEqual([
      [1, "G"],
      [4, "C"],
    ]);
  });

  it("stand on the beats of their bars", () => {
    const bars = chordBars(
      {
        detectedChords: [chord(0.05, "G"), chord(4.9, "D"), chord(5.95, "C")],
        barPositions: [0, 2, 4, 6],
        beatsPerBar: 4,
      },
      8,
    );
    expect(written(bars)).toEqual(["| G . . . | G . . . | G . D . | C . . . |"]);
  });

  it("say where none is played between them, and neither before the first nor behind the last", () => {
    const detectedChords = [
      chord(0, "N"),
      chord(3, "G"),
      chord(6, "N"),
      chord(8, "Csus4"),
      chord(10, "N"),
    ];
    const bars = chordBars(
      { detectedChords, barPositions: [0, 2, 4, 6, 8, 10, 12], beatsPerBar: 4 },
      14,
    );
    expect(written(bars)).toEqual(["| N.C. . G . | G . . . | N.C. . . . | Csus4 . . . |"]);
  });

  it("begin with the first chord, in bars of three as well", () => {
    const bars = chordBars(
      {
        detectedChords: [chord(3.1, "Am")],
        barPositions: [0, 1.5, 3, 4.5, 6, 7.5],
        beatsPerBar: 3,
      },
      9,
    );
    expect(written(bars)).toEqual(["| Am . . | Am . . | Am . . | Am . . |"]);
  });

  it("are a bar each where no bars were found, four on a line", () => {
    const detectedChords = ["G", "D", "Em", "C", "G"].map((label, at) => chord(at, label));
    expect(written(chordBars({ detectedChords, barPositions: [], beatsPerBar: null }, 9))).toEqual([
      "| G | D | Em | C |",
      "| G |",
    ]);
  });

  it("are none where nothing was detected", () => {
    expect(chordBars({ detectedChords: [], barPositions: [0, 2], beatsPerBar: 4 }, 4)).toEqual([]);
  });
});
