import { analysisForSettings } from "@bandstand/audio/kept-analysis";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANALYSIS, AT, settings, steady } from "./saved-analysis.fixture.ts";
import {
  asTapped,
  barAt,
  barsABeatLater,
  beatsOf,
  countedAs,
  halfABeatLater,
  halfAsFast,
  savedAnalysis,
  inMetre,
  twiceAsFast,
} from "./saved-analysis.ts";

const NOTHING: AnalysisSettings = {
  analysisResults: null,
  detectedChords: [],
  detectedBeats: [],
  barPositions: [],
  beatInterval: null,
  beatsPerBar: null,
  otherReading: null,
  barsInDoubt: false,
  beatsCorrected: false,
};

describe("the analysis of a recording", () => {
  it("is kept in the settings, to the millisecond", () => {
    expect(settings).toEqual({
      analysisResults: {
        bpm: 75,
        key: "F#m",
        timeSignature: "4/4",
        beatsDetected: 10,
        barsDetected: 3,
        analyzedAt: "2026-11-21T19:00:00.000Z",
      },
      detectedChords: [
        { time: 0, label: "N", confidence: 1 },
        { time: 1.3, label: "F#m", confidence: 0.75 },
      ],
      detectedBeats: [0.5, 1.3, 2.1, 2.9, 3.7, 4.5, 5.3, 6.1, 6.9, 7.7],
      barPositions: [1.3, 4.5, 7.7],
      beatInterval: 0.8,
      beatsPerBar: 4,
      otherReading: null,
      barsInDoubt: false,
      beatsCorrected: false,
    });
  });

  it("is read from them again", () => {
    expect(savedAnalysis(settings)).toEqual({
      bpm: 75,
      key: "F#m",
      timeSignature: "4/4",
      beatsPerBar: 4,
      beats: settings.detectedBeats,
      bars: settings.barPositions,
      chords: settings.detectedChords,
      analyzedAt: AT,
      otherReading: null,
      barsInDoubt: false,
      beatsCorrected: false,
    });
  });

  it("is nothing before an analysis", () => {
    expect(savedAnalysis(NOTHING)).toBeNull();
    expect(twiceAsFast(NOTHING)).toBeNull();
    expect(halfAsFast(NOTHING)).toBeNull();
    expect(halfABeatLater(NOTHING)).toBeNull();
    expect(barsABeatLater(NOTHING)).toBeNull();
    expect(inMetre(NOTHING, { timeSignature: "3/4", beatsPerBar: 3 })).toBeNull();
  });

  it("tells the beats that chords are heard on, where there are any", () => {
    expect(beatsOf(settings, 10)).toEqual({
      beats: settings.detectedBeats,
      bars: [1.3, 4.5, 7.7],
      beatsPerBar: 4,
      duration: 10,
    });
    const none = analysisForSettings({ ...ANALYSIS, bpm: null, beats: [], bars: [] }, AT);
    expect(beatsOf(none, 10)).toBeNull();
    expect(beatsOf(NOTHING, 10)).toBeNull();
  });

  it("has neither beats nor bars where no tempo was accepted", () => {
    const none = { ...ANALYSIS, bpm: null, beats: [], bars: [] };
    expect(analysisForSettings(none, AT)).toMatchObject({
      analysisResults: { bpm: null, key: "F#m", beatsDetected: 0, barsDetected: 0 },
      beatInterval: null,
      beatsPerBar: null,
    });
  });
});

describe("a member's hand on the analysis", () => {
  it("makes it twice as fast, with bars from where they began", () => {
    const fast = twiceAsFast(settings);
    expect(fast?.analysisResults).toMatchObject({ bpm: 150, beatsDetected: 19, barsDetected: 5 });
    expect(fast?.detectedBeats.slice(0, 4)).toEqual([0.5, 0.9, 1.3, 1.7]);
    expect(fast?.barPositions).toEqual([1.3, 2.9, 4.5, 6.1, 7.7]);
    expect(fast?.beatInterval).toBe(0.4);
  });

  it("makes it half as fast, on the beats that begin bars", () => {
    const fast = analysisForSettings({ ...ANALYSIS, ...steady(20, 0.4, 1) }, AT);
    const slow = halfAsFast(fast);
    expect(slow?.analysisResults).toMatchObject({ bpm: 75, beatsDetected: 10 });
    expect(slow?.detectedBeats.slice(0, 3)).toEqual([0.4, 1.2, 2]);
    expect(slow?.barPositions).toEqual([0.4, 3.6, 6.8]);
  });

  it("moves beats and bars by half a beat", () => {
    const later = halfABeatLater(settings);
    expect(later?.detectedBeats.slice(0, 3)).toEqual([0.9, 1.7, 2.5]);
    expect(later?.barPositions).toEqual([1.7, 4.9, 8.1]);
    expect(later?.analysisResults?.bpm).toBe(75);
  });

  it("counts it in another metre, from where bars begin", () => {
    const six = inMetre(settings, { timeSignature: "6/8", beatsPerBar: 6 });
    expect(six).toMatchObject({
      analysisResults: { bpm: 75, timeSignature: "6/8", beatsDetected: 10, barsDetected: 2 },
      barPositions: [1.3, 6.1],
      beatsPerBar: 6,
    });
    const two = inMetre(settings, { timeSignature: "6/8", beatsPerBar: 2 });
    expect(two?.barPositions).toEqual([1.3, 2.9, 4.5, 6.1, 7.7]);
  });

  it("lets bars begin a beat later, and in the end where they began", () => {
    const later = barsABeatLater(settings);
    expect(later?.barPositions).toEqual([2.1, 5.3]);
    const round = [1, 2, 3].reduce<AnalysisSettings | null>(
      (one) => one && barsABeatLater(one),
      later,
    );
    expect(round?.detectedBeats).toEqual(settings.detectedBeats);
    expect(round?.barPositions).toEqual([1.3, 4.5, 7.7]);
  });

  it("lets a bar begin on the beat that is nearest to a place", () => {
    expect(barAt(settings, 3.2)?.barPositions).toEqual([2.9, 6.1]);
    expect(barAt(settings, 0)?.barPositions).toEqual([0.5, 3.7, 6.9]);
    expect(barAt(NOTHING, 0)).toBeNull();
  });

  it("takes beats as they are tapped, and the first tap for the one", () => {
    const twice = asTapped(settings, [2.1, 2.5, 2.9, 3.3], 10);
    expect(twice?.analysisResults?.bpm).toBe(150);
    expect(twice?.barPositions).toEqual([0.5, 2.1, 3.7, 5.3, 6.9]);
    expect(asTapped(settings, [2.1, 2.5, 2.9], 10)).toBeNull();
    const none = analysisForSettings({ ...ANALYSIS, bpm: null, beats: [], bars: [] }, AT);
    expect(asTapped(none, [2, 2.5, 3, 3.5], 10)).toMatchObject({
      beatsPerBar: 4,
      beatInterval: 0.5,
    });
    expect(asTapped(NOTHING, [2, 2.5, 3, 3.5], 10)).toBeNull();
  });

  it("counts five and seven in a bar, and four of three quavers each", () => {
    const bars = (timeSignature: string, beatsPerBar: number) =>
      inMetre(settings, { timeSignature, beatsPerBar })?.barPositions;
    expect(bars("5/4", 5)).toEqual([1.3, 5.3]);
    expect(bars("7/4", 7)).toEqual([1.3, 6.9]);
    expect(inMetre(settings, { timeSignature: "12/8", beatsPerBar: 4 })).toMatchObject({
      analysisResults: { timeSignature: "12/8" },
      barPositions: [1.3, 4.5, 7.7],
    });
  });

  it("is refused where no such tempo is accepted", () => {
    expect(halfAsFast(settings)).toBeNull();
    const fast = twiceAsFast(settings);
    expect(fast && twiceAsFast(fast)).toBeNull();
  });

  it("leaves the chords and the key", () => {
    expect(twiceAsFast(settings)).toMatchObject({
      detectedChords: settings.detectedChords,
      analysisResults: { key: "F#m", analyzedAt: settings.analysisResults?.analyzedAt },
    });
  });

  it("gives the beats back when doubled and then halved", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 60 }), (count) => {
        const before = analysisForSettings({ ...ANALYSIS, ...steady(count, 0.8, 0) }, AT);
        const fast = twiceAsFast(before);
        expect(fast && halfAsFast(fast)).toEqual({ ...before, beatsCorrected: true });
      }),
    );
  });
});

describe("a member's hand on the beats", () => {
  it("is told from what the analysis found, so that it can be shared", () => {
    expect(settings.beatsCorrected).toBe(false);
    for (const corrected of [
      twiceAsFast(settings),
      halfABeatLater(settings),
      barsABeatLater(settings),
      barAt(settings, 3),
      inMetre(settings, { timeSignature: "5/4", beatsPerBar: 5 }),
    ])
      expect(corrected).toMatchObject({ beatsCorrected: true });
  });

  it("may be another member's: their beats and bars with one's own key and chords", () => {
    const theirs = { ...steady(20, 0.4, 1), timeSignature: "5/4", beatsPerBar: 5 };
    expect(countedAs(settings, theirs)).toEqual({
      ...settings,
      analysisResults: {
        ...settings.analysisResults,
        bpm: 150,
        timeSignature: "5/4",
        beatsDetected: 20,
        barsDetected: theirs.bars.length,
      },
      detectedBeats: theirs.beats.map((beat) => Number(beat.toFixed(3))),
      barPositions: theirs.bars.map((bar) => Number(bar.toFixed(3))),
      beatInterval: 0.4,
      beatsPerBar: 5,
      beatsCorrected: true,
    });
    expect(countedAs(NOTHING, theirs)).toBeNull();
  });
});
