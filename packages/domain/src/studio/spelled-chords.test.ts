import fc from "fast-check";
import { expect, it } from "vitest";
import { parseChord } from "../chart/chord.ts";
import { pitchClass } from "../chart/note.ts";
import { spelledChords, spellingKey } from "./spelled-chords.ts";

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

it("every kind is spelled by where its root leads", () => {
  expect(spelled(["F", "A#maj7", "A#m", "D#", "Gm7", "C7"], "F")).toEqual([
    "F",
    "Bbmaj7",
    "Bbm",
    "Eb",
    "Gm7",
    "C7",
  ]);
  // Diminished chords lead upwards, into the chord that follows.
  expect(spelled(["Am", "G#dim", "Dm", "E7"], "Am")).toEqual(["Am", "G#dim", "Dm", "E7"]);
  expect(spelled(["C", "C#dim", "Dm7", "G7"], "C")).toEqual(["C", "C#dim", "Dm7", "G7"]);
  // Borrowed from minor: flat third, sixth and seventh.
  expect(spelled(["C", "A#", "G#", "D#", "Fm"], "C")).toEqual(["C", "Bb", "Ab", "Eb", "Fm"]);
  expect(spelled(["G5", "A#5", "C5", "C#5"], "Gm")).toEqual(["G5", "Bb5", "C5", "C#5"]);
  expect(spelled(["D#sus2", "D#aug", "G#sus4"], "D#")).toEqual(["Ebsus2", "Ebaug", "Absus4"]);
});

it("the song's own key names them where they bear it out, else the one that was heard", () => {
  const flat = ["F#", "B", "C#", "F#"].map((label) => ({ label }));
  expect(spellingKey("F#", "Gb", flat)).toBe("Gb");
  expect(spelledChords(flat, "Gb").map(({ label }) => label)).toEqual(["Gb", "Cb", "Db", "Gb"]);
  expect(spellingKey("F#", "D", flat)).toBe("F#");
  expect(spellingKey(null, "D", flat)).toBe("D");
  expect(spellingKey("F#", null, flat)).toBe("F#");
});

it("a name is spelled for good: spelled again it stays, and sounds the same", () => {
  const key = fc.constantFrom("C", "F", "Bb", "Db", "F#", "Gb", "B", "Am", "Dm", "G#m", "Ebm");
  const label = fc
    .tuple(
      fc.constantFrom("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"),
      fc.constantFrom("", "m", "7", "maj7", "m7", "sus2", "sus4", "dim", "aug", "5"),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(label), key, (labels, name) => {
      const once = spelled(labels, name);
      expect(spelled(once, name)).toEqual(once);
      expect(once.map(soundOf)).toEqual(labels.map(soundOf));
    }),
  );
});

function soundOf(label: string): string {
  const chord = parseChord(label);
  return `${pitchClass(chord?.root ?? 0)} ${chord?.quality}`;
}
