import { describe, expect, it } from "vitest";
import { formatChord, isDiminished, isMinor, isOpen, parseChord } from "./chord.ts";

describe("the name of a chord", () => {
  it.each([
    "C",
    "F#m",
    "Bb",
    "Gsus4",
    "Dm7b5",
    "C#dim7",
    "Am7/G",
    "Ebmaj7#11",
    "G7(#9)",
    "C6/9",
    "A+",
    "Bø",
    "Cadd9",
    "Gm/Bb",
    "D/F#",
    "(Am)",
    "E!",
    "/F#",
    "A-7",
    "F#7#5",
    "CM7",
    "Gno3",
    "Aaug",
  ])("%s is read and written as it stands", (name) => {
    const chord = parseChord(name);
    expect(chord && formatChord(chord)).toBe(name);
  });

  it.each([
    "",
    "H",
    "4",
    "1m7",
    "IV",
    "bVII",
    "N.C.",
    "Hello",
    "Dad",
    "Am I",
    "[A]",
    "Add",
    "a",
    "x2",
  ])("is not %s", (text) => {
    expect(parseChord(text)).toBeNull();
  });

  it("tells minor and diminished from major", () => {
    const minor = ["Am", "A-", "Amin7", "Amaj7", "AM7", "A", "Ami"].map((name) => {
      const chord = parseChord(name);
      return chord !== null && isMinor(chord);
    });
    expect(minor).toEqual([true, true, true, false, false, false, true]);
    const diminished = ["Bdim7", "B°", "Bm7b5", "Bm", "B7b5"].map((name) => {
      const chord = parseChord(name);
      return chord !== null && isDiminished(chord);
    });
    expect(diminished).toEqual([true, true, true, false, false]);
  });

  it("is open where it has no third", () => {
    const open = ["E5", "Gsus4", "Asus2", "Gno3", "E7", "Em", "Cadd9"].map((name) => {
      const chord = parseChord(name);
      return chord !== null && isOpen(chord);
    });
    expect(open).toEqual([true, true, true, true, false, false, false]);
  });

  it("is found wanting at once, however long the text", () => {
    expect(parseChord(`A${"mino".repeat(50_000)}x`)).toBeNull();
    expect(parseChord(`A${"1".repeat(20)}x`)).toBeNull();
  });
});
