import { expect, it } from "vitest";
import { laneChord } from "./lane-chord.ts";

it("names chords with proper sharps, and no chord as charts do", () => {
  expect(["F#m", "Bb", "N"].map(laneChord)).toEqual(["F♯m", "B♭", "N.C."]);
});
