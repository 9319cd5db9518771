import { describe, expect, it } from "vitest";
import { correctedBeats } from "./corrected-beats.ts";

const kept = {
  analysisResults: { bpm: 150, timeSignature: "5/4", analyzedAt: "2026-11-21T18:00:00.000Z" },
  detectedBeats: [0, 0.4, 0.8, 1.2, 1.6, 2],
  barPositions: [0, 2],
  beatsPerBar: 5,
  beatsCorrected: true,
};

describe("the beats that a member shares", () => {
  it("are those that they have put right", () => {
    expect(correctedBeats(JSON.stringify(kept))).toEqual({
      bpm: 150,
      timeSignature: "5/4",
      beatsPerBar: 5,
      beats: kept.detectedBeats,
      bars: [0, 2],
    });
  });

  it.each([
    null,
    "{",
    "[]",
    "{}",
    JSON.stringify({ ...kept, beatsCorrected: false }),
    JSON.stringify({ ...kept, analysisResults: null }),
    JSON.stringify({ ...kept, beatsPerBar: "five" }),
  ])("are none in settings that have none, or only what was found: %s", (text) => {
    expect(correctedBeats(text)).toBeNull();
  });
});
