import { NO_ANALYSIS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { readingNames } from "./reading-names.ts";

const reading = (bpm: number, first: number) => ({
  bpm,
  timeSignature: "4/4",
  beatsPerBar: 4,
  beats: [first],
  bars: [],
  barsInDoubt: false,
});

function heard(bpm: number, first: number) {
  const results = { key: null, timeSignature: "4/4", beatsDetected: 9, barsDetected: 3 };
  const analysisResults = { ...results, bpm, analyzedAt: "2026-11-21T19:00:00.000Z" };
  return { ...NO_ANALYSIS, analysisResults, detectedBeats: [first] };
}

describe("two readings of the beats", () => {
  it("are called by their tempi, the slower one first", () => {
    const names = readingNames({ ...heard(160.2, 0), otherReading: reading(80.1, 0) });
    expect(names).toEqual([
      { words: "80", isTaken: false },
      { words: "160", isTaken: true },
    ]);
  });

  it("of one tempo are told apart by where their beats are", () => {
    const names = readingNames({ ...heard(120, 0.5), otherReading: reading(120, 0.25) });
    expect(names).toEqual([
      { words: "120", isTaken: false },
      { words: "120 between", isTaken: true },
    ]);
  });

  it("are none where the analysis was sure, or heard no tempo", () => {
    expect(readingNames(heard(120, 0))).toBeNull();
    expect(readingNames({ ...NO_ANALYSIS, otherReading: reading(80, 0) })).toBeNull();
  });
});
