import { expect, it } from "vitest";
import { spelledChords } from "./spelled-chords.ts";

const spelled = (labels: readonly string[], key: string | null) =>
  spelledChords(
    labels.map((label) => ({ label })),
    key,
  ).map(({ label }) => label);

it("chords that were detected are named as their key names them", () => {
  expect(spelled(["F", "A#", "C", "Dm", "N"], "F")).toEqual(["F", "Bb", "C", "Dm", "N"]);
  expect(spelled(["A#", "D#", "F", "Gm"], "A#")).toEqual(["Bb", "Eb", "F", "Gm"]);
  expect(spelled(["F#m", "D", "A", "E", "C#7"], "F#m")).toEqual(["F#m", "D", "A", "E", "C#7"]);
  expect(spelled(["G#", "C#", "D#"], "G#")).toEqual(["Ab", "Db", "Eb"]);
});

it("the key is heard from them where it is not known", () => {
  expect(spelled(["F", "A#", "C", "F"], null)).toEqual(["F", "Bb", "C", "F"]);
  expect(spelled([], null)).toEqual([]);
});
