import { beatsOf } from "@bandstand/domain/studio/beats.fixture";
import type { AnalysisResults } from "@bandstand/domain/studio/settings";
import { expect, it } from "vitest";
import { analysisFacts, metreWords } from "./analysis-facts.ts";

const results = {
  bpm: 127.6,
  key: "F#m",
  timeSignature: "4/4",
  beatsDetected: 400,
  barsDetected: 100,
  analyzedAt: "2026-11-21T18:00:00.000Z",
};
const chordsOf = (labels: readonly string[]) =>
  labels.map((label, time) => ({ label, time, confidence: 1 }));
const words = (part: Partial<AnalysisResults>, detectedBeats: readonly number[] = []) => {
  const detectedChords = chordsOf([part.key ?? results.key]);
  const heard = { analysisResults: { ...results, ...part }, detectedChords, detectedBeats };
  return analysisFacts(heard, 0).map((fact) => fact.words);
};
it("tells tempo, key and time signature as people say them", () => {
  expect(words({})).toEqual(["128 bpm", "F♯ minor", "4/4"]);
  expect(words({ key: "Bb" })).toEqual(["128 bpm", "B♭ major", "4/4"]);
  expect(words({ key: "E" })).toEqual(["128 bpm", "E major", "4/4"]);
});

it("tells both tempi of a song with a bridge in another, and from which to which there are more", () => {
  const tempo = (...tempi: number[]) =>
    words({ bpm: 120 }, beatsOf(...tempi.map((bpm) => [bpm, 16] as const)))[0];
  expect(tempo(120, 120)).toBe("120 bpm");
  expect(tempo(120, 90, 120)).toBe("120 and 90 bpm");
  expect(tempo(110, 126, 98, 88)).toBe("88 to 126 bpm");
});

it("leaves out what was not found", () => {
  expect(words({ bpm: null, key: null })).toEqual(["4/4"]);
  expect(
    analysisFacts({ analysisResults: null, detectedChords: [], detectedBeats: [] }, 0),
  ).toEqual([]);
});

it("claims no key that the chords do not bear out, and the one that sounds where the pitch is moved", () => {
  const heard = (labels: readonly string[], semitones: number) =>
    analysisFacts(
      { analysisResults: results, detectedChords: chordsOf(labels), detectedBeats: [] },
      semitones,
    ).map((fact) => fact.words);
  expect(heard(["N", "B"], 0)).toEqual(["128 bpm", "4/4"]);
  expect(heard(["F#m", "D", "E"], -2)).toEqual(["128 bpm", "E minor", "4/4"]);
});

it("says of 6/8 how many beats a bar has", () => {
  expect(metreWords({ timeSignature: "3/4", beatsPerBar: 3 })).toBe("3/4");
  expect(metreWords({ timeSignature: "6/8", beatsPerBar: 6 })).toBe("6/8, six beats a bar");
  expect(metreWords({ timeSignature: "6/8", beatsPerBar: 2 })).toBe("6/8, two beats a bar");
});
