import { describe, expect, it } from "vitest";
import type { DetectedChord } from "./detected-chord.ts";
import { CHORDS } from "./chord-templates.ts";
import { type Chroma, NOTES } from "./chroma.ts";
import { keyOf, triadsOf } from "./key.ts";

/** Each chord lasts two seconds, a frame each, and only its notes sound. */
function chordsOf(labels: readonly string[]): [Chroma, DetectedChord[], number] {
  const treble = new Float32Array(labels.length * NOTES);
  for (const [i, label] of labels.entries())
    for (const note of CHORDS.find((chord) => chord.label === label)?.notes ?? [])
      treble[i * NOTES + note] = 1;
  const chroma = { treble, bass: new Float32Array(treble.length), frames: labels.length };
  const chords = labels.map((label, i) => ({ time: 2 * i, label, confidence: 1 }));
  return [chroma, chords, 2 * labels.length];
}

describe("the key", () => {
  it.each([
    ["C", ["C", "G", "Am", "F", "C", "G", "F", "C"]],
    ["G", ["G", "C", "D", "C", "G", "C", "D", "G"]],
    ["Am", ["Am", "F", "C", "G", "Am", "F", "G", "Am"]],
    ["Am", ["Am", "Dm", "E", "Am", "F", "Dm", "E", "Am"]],
    ["F#m", ["F#m", "D", "A", "E", "F#m", "D", "E", "F#m"]],
  ])("is %s, in natural and in harmonic minor", (key, labels) => {
    expect(keyOf(...chordsOf(labels))?.name).toBe(key);
  });

  it("does not come from what sounds for a moment before the song begins", () => {
    const [chroma, chords, end] = chordsOf(["N", "Am", "F", "C", "G", "Am", "F", "C", "G"]);
    const noise = { time: 1.8, label: "G7", confidence: 0.3 };
    expect(keyOf(chroma, [...chords.slice(0, 1), noise, ...chords.slice(1)], end)?.name).toBe("Am");
  });

  it("has chords without a third at home in major and minor, and diminished ones nowhere", () => {
    expect(triadsOf("F#m7")).toEqual(["F#m"]);
    expect(triadsOf("Cmaj7")).toEqual(["C"]);
    expect(triadsOf("E5")).toEqual(["E", "Em"]);
    expect(triadsOf("A#sus4")).toEqual(["A#", "A#m"]);
    expect(triadsOf("Bdim")).toEqual([]);
  });

  it("is none where nothing sounds", () => {
    expect(keyOf(...chordsOf(["N", "N"]))).toBeNull();
  });
});
