import { describe, expect, it } from "vitest";
import { shownChords, soundingShift } from "./shown-chords.ts";

const detected = (labels: readonly string[]) => labels.map((label, time) => ({ time, label }));
const names = (chords: readonly { label: string }[]) => chords.map(({ label }) => label);

describe("the chords that are shown", () => {
  const chords = detected(["E", "A", "C#m", "B"]);

  it("follow the pitch, spelled by the key that they come to", () => {
    expect(names(shownChords(chords, 1, "E"))).toEqual(["F", "Bb", "Dm", "C"]);
    expect(names(shownChords(chords, 2, "E"))).toEqual(["F#", "B", "D#m", "C#"]);
    expect(names(shownChords(chords, -1, "E"))).toEqual(["Eb", "Ab", "Cm", "Bb"]);
  });

  it("are shapes above a capo", () => {
    expect(names(shownChords(chords, -4, "E"))).toEqual(["C", "F", "Am", "G"]);
  });

  it("hear the key where nobody knows it", () => {
    expect(names(shownChords(chords, -1, null))).toEqual(["Eb", "Ab", "Cm", "Bb"]);
    expect(names(shownChords(detected(["N"]), 3, null))).toEqual(["N"]);
  });

  it("are named by the key where nothing moves", () => {
    expect(names(shownChords(detected(["F", "A#", "C"]), 0, "F"))).toEqual(["F", "Bb", "C"]);
  });

  it("are named by the key an octave away as well", () => {
    expect(names(shownChords(detected(["F", "A#", "C"]), 12, "F"))).toEqual(["F", "Bb", "C"]);
  });

  it("are the same where nothing moves", () => {
    expect(shownChords(chords, 0, "E")).toBe(chords);
  });
});

it("the shift that sounds is of whole semitones, cents counted", () => {
  expect(soundingShift({ pitchShift: 2, finePitch: 40 })).toBe(2);
  expect(soundingShift({ pitchShift: 2, finePitch: 60 })).toBe(3);
  expect(soundingShift({ pitchShift: -1, finePitch: -100 })).toBe(-2);
});
