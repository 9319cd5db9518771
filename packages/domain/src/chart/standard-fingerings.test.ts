import { describe, expect, it } from "vitest";
import { describeShape } from "./chord-shape.ts";
import { standardFingering } from "./standard-fingerings.ts";

const said = (chord: string) => {
  const neck = standardFingering(chord)?.neck;
  return neck ? describeShape(neck) : null;
};

describe("how a guitar holds the usual chords", () => {
  it.each([
    ["C", "x 3 2 0 1 0"],
    ["Am7", "x 0 2 0 1 0"],
    ["F", "1 3 3 2 1 1"],
    ["F#m", "2 4 4 2 2 2"],
    ["Ab", "4 6 6 5 4 4"],
    ["Bb", "x 1 3 3 3 1"],
    ["Bm", "x 2 4 4 3 2"],
    ["Db7", "x 4 6 4 6 4"],
    ["Ebmaj7", "x 6 8 7 8 6"],
    ["EbM7", "x 6 8 7 8 6"],
    ["Amin", "x 0 2 2 1 0"],
    ["E-7", "0 2 0 0 0 0"],
  ])("%s", (chord, frets) => {
    expect(said(chord)).toBe(frets);
  });

  it.each(["", "N.C.", "C/E", "F#m7b5", "Caug", "/F#", "Gmix"])("does not know %j", (chord) => {
    expect(standardFingering(chord)).toBeNull();
  });

  const QUALITIES: [string, number[]][] = [
    ["", [0, 4, 7]],
    ["m", [0, 3, 7]],
    ["7", [0, 4, 7, 10]],
    ["m7", [0, 3, 7, 10]],
    ["maj7", [0, 4, 7, 11]],
  ];
  const STRINGS = [4, 9, 2, 7, 11, 4];
  const ROOTS = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"];
  const CHORDS = QUALITIES.flatMap(([quality, steps]) =>
    ROOTS.map((root, pitch): [string, number, number[]] => [root + quality, pitch, steps]),
  ).filter(([chord]) => standardFingering(chord) !== null);

  it.each(CHORDS)(
    "sounds the notes of %s and no other, its root lowest; the fifth may be left out",
    (chord, root, steps) => {
      const { baseFret = 1, frets = [] } = standardFingering(chord)?.neck ?? {};
      const sounding = frets.flatMap((fret, string) => {
        if (fret === null) return [];
        const pitch = (STRINGS[string] ?? 0) + (fret === 0 ? 0 : fret + baseFret - 1);
        return [(pitch - root + 12) % 12];
      });
      expect(steps).toEqual(expect.arrayContaining(sounding));
      expect([7, ...sounding]).toEqual(expect.arrayContaining(steps));
      expect(sounding[0]).toBe(0);
    },
  );

  it("knows a chord on each root", () => {
    expect(CHORDS.length).toBeGreaterThan(50);
  });
});
