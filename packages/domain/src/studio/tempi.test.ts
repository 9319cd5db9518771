import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats.fixture.ts";
import { tempiOf } from "./tempi.ts";

const rounded = (beats: readonly number[]) => tempiOf(beats).map(Math.round);

describe("the tempi of a song", () => {
  it("are one where it keeps its tempo, as people do", () => {
    expect(rounded(beatsOf([120, 64]))).toEqual([120]);
    expect(rounded(beatsOf([118, 32], [122, 32], [125, 32]))).toEqual([122]);
  });

  it("are those of verse and bridge, each told once", () => {
    expect(rounded(beatsOf([120, 32], [90, 16], [120, 32], [90, 16]))).toEqual([120, 90]);
  });

  it("are none of a pause, a slip or a ritardando", () => {
    const steady = beatsOf([100, 40]);
    const paused = steady.map((beat, i) => (i < 20 ? beat : beat + 9));
    expect(rounded(paused)).toEqual([100]);
    expect(rounded(steady.toSpliced(10, 1))).toEqual([100]);
    expect(rounded(beatsOf([100, 40], [70, 6]))).toEqual([100]);
  });

  it("are none of too few beats", () => {
    expect(tempiOf([])).toEqual([]);
    expect(tempiOf(beatsOf([120, 7]))).toEqual([]);
  });

  it("go along when the beats are doubled", () => {
    const tempo = fc.constantFrom(44, 61, 80, 97, 130);
    const parts = fc.array(fc.tuple(tempo, fc.constant(24)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(parts, (of) => {
        const doubled = of.map(([bpm, count]) => [2 * bpm, count] as const);
        const halves = tempiOf(beatsOf(...of));
        for (const [i, tempi] of tempiOf(beatsOf(...doubled)).entries())
          expect(tempi).toBeCloseTo(2 * (halves[i] ?? 0));
      }),
    );
  });
});
