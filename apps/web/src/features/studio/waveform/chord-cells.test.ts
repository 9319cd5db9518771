import { describe, expect, it } from "vitest";
import { chordAt, chordCells } from "./chord-cells.ts";

const chords = [
  { time: 0, label: "E" },
  { time: 4, label: "E" },
  { time: 8, label: "A" },
  { time: 10, label: "B" },
];

describe("the chord lane", () => {
  it("has a cell from each chord to the next, the last to the end", () => {
    expect(chordCells(chords, { from: 0, to: 20, duration: 20 })).toEqual([
      { from: 0, to: 8, label: "E" },
      { from: 8, to: 10, label: "A" },
      { from: 10, to: 20, label: "B" },
    ]);
  });

  it("has only those that are seen", () => {
    expect(chordCells(chords, { from: 8.5, to: 9, duration: 20 })).toEqual([
      { from: 8, to: 10, label: "A" },
    ]);
  });

  it("knows which chord sounds", () => {
    const times = chords.map(({ time }) => time);
    expect([-1, 0, 3, 4, 9.9, 30].map((time) => chordAt(times, time))).toEqual([-1, 0, 0, 1, 2, 3]);
  });
});
