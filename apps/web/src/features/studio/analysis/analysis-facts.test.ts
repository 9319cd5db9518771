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
const words = (part: Partial<typeof results>) =>
  analysisFacts({ ...results, ...part }).map((fact) => fact.words);

it("tells tempo, key and time signature as people say them", () => {
  expect(words({})).toEqual(["128 bpm", "F♯ minor", "4/4"]);
  expect(words({ key: "Bb" })).toEqual(["128 bpm", "B♭ major", "4/4"]);
  expect(words({ key: "E" })).toEqual(["128 bpm", "E major", "4/4"]);
});

it("leaves out what was not found", () => {
  expect(analysisFacts({ ...results, bpm: null, key: null }).map((fact) => fact.words)).toEqual([
    "4/4",
  ]);
});

it("says of 6/8 how many beats a bar has", () => {
  expect(metreWords({ timeSignature: "3/4", beatsPerBar: 3 })).toBe("3/4");
  expect(metreWords({ timeSignature: "6/8", beatsPerBar: 6 })).toBe("6/8, six beats a bar");
  expect(metreWords({ timeSignature: "6/8", beatsPerBar: 2 })).toBe("6/8, two beats a bar");
});
