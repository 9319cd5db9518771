import { describe, expect, it } from "vitest";
import {
  type Fingering,
  mergeFingerings,
  moveFingeringText,
  readFingering as read,
} from "./fingering.ts";

const readText = (text: string) => read(text, () => null);
const moved = (text: string, semitones: number) => moveFingeringText(text, semitones, () => null);

describe("how a chord is held", () => {
  it("is told for a neck, for a keyboard, or for both", () => {
    const neck = { baseFret: 1, frets: [null, 3, 2, 0, 1, 0], fingers: [] };
    expect(readText("frets x 3 2 0 1 0")).toEqual({ neck, keys: null });
    expect(readText("keys 0 4 7")).toEqual({ neck: null, keys: [0, 4, 7] });
    expect(readText("frets x 3 2 0 1 0 keys 0 4 7")).toEqual({ neck, keys: [0, 4, 7] });
    expect(readText("copy F")).toBeNull();
  });

  it("is what was told last, each for its own instrument", () => {
    const guitar = readText("frets x 3 2 0 1 0") ?? expect.fail();
    const piano = readText("keys 0 4 7") ?? expect.fail();
    const inverted = readText("keys 4 7 12") ?? expect.fail();
    const both = mergeFingerings(
      mergeFingerings(mergeFingerings(undefined, guitar), piano),
      inverted,
    );
    expect(both).toEqual({ neck: guitar.neck, keys: [4, 7, 12] });
  });

  it("goes into another key: the keys as they are, the neck where no string is open", () => {
    expect(moved("frets x 3 2 0 1 0 keys 0 4 7", 2)).toBe("keys 0 4 7");
    expect(moved("frets 1 3 3 2 1 1 keys 0 4 7", 2)).toBe(
      "base-fret 3 frets 1 3 3 2 1 1 keys 0 4 7",
    );
    expect(moved("frets x 3 2 0 1 0", 2)).toBe("");
    expect(moved("copy F", 0)).toBe("copy F");
  });

  describe("copies another chord", () => {
    const barre: Fingering = {
      neck: { baseFret: 2, frets: [1, 3, 3, 2, 1, 1], fingers: ["1", "3", "4", "2", "1", "1"] },
      keys: [0, 4, 7],
    };
    const known = (chord: string) => (chord === "F" ? barre : null);

    it.each(["copy F", "copyall F", "copy [F]", "diagram on copy F", "copy F display H"])(
      "all of it: %s",
      (text) => {
        expect(read(text, known)).toEqual(barre);
      },
    );

    it("with what is told of its own in its place", () => {
      expect(read("copy F base-fret 3", known)?.neck).toEqual({ ...barre.neck, baseFret: 3 });
      expect(read("base_fret 5 copy F keys 4 7 12", known)).toEqual({
        neck: { ...barre.neck, baseFret: 5 },
        keys: [4, 7, 12],
      });
      expect(read("copy F frets 1 3 3 1 1 1", known)?.neck).toEqual({
        ...barre.neck,
        frets: [1, 3, 3, 1, 1, 1],
      });
      expect(read("copy F fingers T 3 4 2 1 1", known)?.neck?.fingers[0]).toBe("T");
    });

    it("without the fingers of an instrument with other strings", () => {
      expect(read("copy F frets 0 0 0 3", known)?.neck?.fingers).toEqual([]);
    });

    it("as far as anybody knows that one", () => {
      expect(read("copy Q", known)).toBeNull();
      expect(read("copy", known)).toBeNull();
      expect(read("copy Q frets x 3 2 0 1 0", known)?.neck?.frets).toHaveLength(6);
    });

    it("and tells that itself in another key", () => {
      expect(moveFingeringText("copy F", 2, known)).toBe(
        "base-fret 4 frets 1 3 3 2 1 1 fingers 1 3 4 2 1 1 keys 0 4 7",
      );
      expect(moveFingeringText("copy F", 0, known)).toBe("copy F");
    });
  });
});
