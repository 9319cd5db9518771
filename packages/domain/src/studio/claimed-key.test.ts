import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimedKey } from "./claimed-key.ts";

const claimed = (key: string | null, labels: string, semitones = 0) =>
  claimedKey(
    key,
    labels
      .split(" ")
      .filter(Boolean)
      .map((label) => ({ label })),
    semitones,
  );

describe("the key of a recording", () => {
  it.each([
    ["D", "D A Gm A D A G Bm F#m"],
    ["C", "C C7 Cm N"],
    ["Am", "Am F C E Am"],
    ["B", "N B N B"],
    ["Em", "E5 G5 A5 D5"],
    ["C", "Csus4 G F"],
  ])("is claimed where the chords bear it out: %s for %s", (key, chords) => {
    expect(claimed(key, chords)).toBe(key);
  });

  it.each([
    ["C", "N B E N B"],
    ["C#", "N N"],
    ["F#", "N B"],
    ["Am", "A D E"],
    ["C", "C F# C# G# B"],
    ["C", ""],
  ])("is not where they do not: %s for %s", (key, chords) => {
    expect(claimed(key, chords)).toBeNull();
  });

  it("has its usual name, which the analysis does not know", () => {
    expect(claimed("A#", "A# D# F")).toBe("Bb");
    expect(claimed("D#m", "D#m B F#")).toBe("Ebm");
  });

  it("follows the pitch", () => {
    expect(claimed("D", "D A G", -2)).toBe("C");
    expect(claimed("Am", "Am F E", 3)).toBe("Cm");
  });

  it("that nobody detected is none", () => {
    expect(claimed(null, "C F G")).toBeNull();
    expect(claimed("?", "C F G")).toBeNull();
  });

  it("is claimed or not whatever the pitch is moved by", () => {
    const label = fc.constantFrom("C", "Dm", "E", "F#m", "G7", "Am", "Bb", "N");
    fc.assert(
      fc.property(fc.array(label), fc.integer({ min: -12, max: 12 }), (labels, semitones) => {
        const there = claimed("C", labels.join(" "), semitones);
        expect(there === null).toBe(claimed("C", labels.join(" ")) === null);
      }),
    );
  });
});
