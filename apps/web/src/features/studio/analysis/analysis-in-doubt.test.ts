import { analysisForSettings } from "@bandstand/audio/kept-analysis";
import { describe, expect, it } from "vitest";
import { ANALYSIS, AT, settings, steady } from "./saved-analysis.fixture.ts";
import { barAt, halfABeatLater, inMetre, otherwise, twiceAsFast } from "./saved-analysis.ts";

describe("an analysis in doubt", () => {
  const other = { ...steady(20, 0.4, 1), timeSignature: "3/4", beatsPerBar: 3 };
  const doubtful = analysisForSettings(
    {
      ...ANALYSIS,
      otherReading: { ...other, timeSignature: "3/4", beatsPerBar: 3, barConfidence: 0.6 },
    },
    AT,
  );

  it("keeps the other reading, to the millisecond", () => {
    expect(doubtful.otherReading).toMatchObject({ bpm: 150, timeSignature: "3/4" });
    expect(doubtful.otherReading?.beats.slice(0, 4)).toEqual([0, 0.4, 0.8, 1.2]);
    expect(doubtful.detectedBeats).toEqual(settings.detectedBeats);
  });

  it("is counted as the other reading says, and back", () => {
    const taken = otherwise(doubtful);
    expect(taken).toMatchObject({
      analysisResults: { bpm: 150, timeSignature: "3/4", beatsDetected: 20 },
      beatsPerBar: 3,
      otherReading: { bpm: 75, timeSignature: "4/4", beats: settings.detectedBeats },
    });
    expect(taken && otherwise(taken)).toEqual({ ...doubtful, beatsCorrected: true });
    expect(otherwise(settings)).toBeNull();
  });

  it("is decided by whoever puts anything right", () => {
    for (const decided of [twiceAsFast(doubtful), halfABeatLater(doubtful), barAt(doubtful, 3)])
      expect(decided).toMatchObject({ otherReading: null });
  });
});

describe("bars in doubt", () => {
  const other = { ...steady(20, 0.4, 1), timeSignature: "4/4", beatsPerBar: 4 } as const;
  const heard = (barConfidence: number, ofOther = 0.99) =>
    analysisForSettings(
      { ...ANALYSIS, barConfidence, otherReading: { ...other, barConfidence: ofOther } },
      AT,
    );

  it("are those that the analysis was less than 0.8 sure of", () => {
    expect(heard(0.8).barsInDoubt).toBe(false);
    expect(heard(0.79).barsInDoubt).toBe(true);
    const silence = { ...ANALYSIS, bpm: null, beats: [], bars: [], barConfidence: 0 };
    expect(analysisForSettings(silence, AT).barsInDoubt).toBe(false);
  });

  it("are each reading's own", () => {
    const sure = heard(0.9, 0.5);
    expect(otherwise(sure)).toMatchObject({
      barsInDoubt: true,
      otherReading: { barsInDoubt: false },
    });
  });

  it("are decided by whoever says how many beats they have, which says nothing of the tempo", () => {
    const doubtful = heard(0.5);
    for (const [timeSignature, beatsPerBar] of [
      ["4/4", 4],
      ["5/4", 5],
    ] as const)
      expect(inMetre(doubtful, { timeSignature, beatsPerBar })).toMatchObject({
        beatsPerBar,
        barsInDoubt: false,
        beatsCorrected: true,
        otherReading: doubtful.otherReading,
      });
    expect(twiceAsFast(doubtful)).toMatchObject({ barsInDoubt: true });
  });
});
