import { expect, it } from "vitest";
import { analysisWords } from "./analysis-words.ts";

it.each([
  [null, "Finding chords and beats …"],
  [0.2, "Finding chords and beats … 1 s"],
  [7.1, "Finding chords and beats … 8 s"],
  [18.2, "Finding chords and beats … 20 s"],
  [130, "Finding chords and beats … 2 min"],
])("says what is left of %s seconds", (seconds, words) => {
  expect(analysisWords(seconds)).toBe(words);
});
