import { describe, expect, it } from "vitest";
import { chordName } from "./chord-name.ts";

describe("a chord to read", () => {
  it.each([
    ["F#m7b5", "F♯m7♭5"],
    ["Bb/Eb", "B♭/E♭"],
    ["G7(#9)", "G7(♯9)"],
    ["Gsus4", "Gsus4"],
    ["N.C.", "N.C."],
  ])("%s has proper sharps and flats", (typed, shown) => {
    expect(chordName(typed)).toBe(shown);
  });
});
