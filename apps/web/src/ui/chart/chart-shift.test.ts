import { readChart } from "@bandstand/domain/chart/read-chart";
import { describe, expect, it } from "vitest";
import { chartShift } from "./chart-shift.ts";

const plain = readChart("[G]la");
const withCapo = readChart("{capo: 2}\n[G]la");

describe("the chords that are shown", () => {
  it("are those that were typed, moved as the reader likes", () => {
    expect(chartShift(plain, { transpose: 3, capo: null })).toEqual({
      semitones: 3,
      sounding: 3,
      capo: 0,
    });
  });

  it("are lower shapes with a capo, and sound the same", () => {
    expect(chartShift(plain, { transpose: 0, capo: 3 })).toEqual({
      semitones: -3,
      sounding: 0,
      capo: 3,
    });
  });

  it("are the shapes of the chart's own capo, which sound higher", () => {
    expect(chartShift(withCapo, { transpose: 0, capo: null })).toEqual({
      semitones: 0,
      sounding: 2,
      capo: 2,
    });
    expect(chartShift(withCapo, { transpose: 0, capo: 0 })).toEqual({
      semitones: 2,
      sounding: 2,
      capo: 0,
    });
  });
});
