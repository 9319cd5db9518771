import { describe, expect, it } from "vitest";
import { beyondEnd, inRecording, movedTo, takenOver } from "./other-recording.ts";
import { FIRST_SETTINGS } from "./ranges.ts";
import { readSettings, writeSettings } from "./read-settings.ts";
import type { StudioSettings } from "./settings.ts";

const NEW = { filename: "b.mp3", date: "2026-11-20T10:00:00.000Z" };

/** At 120 bpm, in bars of two seconds. */
const analysis = {
  analysisResults: {
    bpm: 120,
    key: "D",
    timeSignature: "4/4",
    beatsDetected: 8,
    barsDetected: 2,
    analyzedAt: "2026-11-10T10:00:00.000Z",
  },
  detectedChords: [{ time: 0, label: "D", confidence: 0.9 }],
  detectedBeats: [0, 0.5, 1, 1.5],
  barPositions: [0, 2],
  beatInterval: 0.5,
  beatsPerBar: 4,
  otherReading: null,
  barsInDoubt: false,
  beatsCorrected: false,
};
const LOOP = { start: 2, end: 6 };
const verse = {
  id: 1,
  time: 4,
  label: "Verse",
  notes: "",
  color: "red",
  icon: "location_on",
};
const inOld: StudioSettings = {
  ...FIRST_SETTINGS,
  ...analysis,
  recording: "a.mp3",
  loopRegion: LOOP,
  loopEnabled: true,
  markers: [verse],
  nextMarkerId: 2,
  playbackRate: 0.75,
};
const SILENT = {
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

describe("the analysis of another recording", () => {
  it("is set aside with the loop in its bars, and nothing else is", () => {
    const settings = inRecording(inOld, NEW);
    expect(settings).toEqual({
      ...inOld,
      ...SILENT,
      loopRegion: null,
      loopEnabled: false,
      recording: "b.mp3",
      setAside: { ...analysis, recording: "a.mp3", loopRegion: LOOP },
    });
  });

  it("is kept when the settings are saved and opened again", () => {
    const saved = writeSettings(inRecording(inOld, NEW));
    const again = inRecording(readSettings(saved).settings, NEW);
    expect(again.setAside).toMatchObject({ recording: "a.mp3", detectedBeats: [0, 0.5, 1, 1.5] });
    expect(again.detectedBeats).toEqual([]);
  });

  it("can be taken over, and is of this recording from then on", () => {
    const settings = takenOver(inRecording(inOld, NEW));
    expect(settings).toEqual({ ...inOld, loopEnabled: false, recording: "b.mp3" });
    expect(inRecording(settings, NEW)).toBe(settings);
  });

  it("leaves a loop that was set in this recording, when it is taken over", () => {
    const looped = { ...inRecording(inOld, NEW), loopRegion: { start: 8, end: 9 } };
    expect(takenOver(looped).loopRegion).toEqual({ start: 8, end: 9 });
  });

  it("comes back where the old recording is played again, as from a copy on the device", () => {
    const renewed = { ...inRecording(inOld, NEW), ...analysis, detectedBeats: [7, 8] };
    const back = inRecording(renewed, { filename: "a.mp3", date: null });
    expect(back).toMatchObject({ detectedBeats: [0, 0.5, 1, 1.5], loopRegion: LOOP });
    const forth = inRecording(back, NEW);
    expect(forth).toMatchObject({ detectedBeats: [7, 8], setAside: { recording: "a.mp3" } });
  });

  it("waits through recordings that nobody analyses", () => {
    const third = inRecording(inRecording(inOld, NEW), { filename: "c.mp3", date: null });
    expect(third).toMatchObject({ recording: "c.mp3", setAside: { recording: "a.mp3" } });
  });
});

describe("settings without an analysis", () => {
  it("keep their loop in any recording", () => {
    const looped = { ...FIRST_SETTINGS, recording: "a.mp3", loopRegion: LOOP, loopEnabled: true };
    expect(inRecording(looped, NEW)).toEqual({ ...looped, recording: "b.mp3" });
  });
});

describe("settings of an older version, which do not say which recording was analysed", () => {
  const unmarked = { ...inOld, recording: null };

  it("are set aside where they were analysed before the recording came", () => {
    expect(inRecording(unmarked, NEW)).toMatchObject({
      ...SILENT,
      recording: "b.mp3",
      setAside: { recording: null, detectedBeats: [0, 0.5, 1, 1.5] },
    });
  });

  it("are of this recording where they were analysed since, or where its date is not known", () => {
    for (const date of ["2026-11-09T10:00:00.000Z", null])
      expect(inRecording(unmarked, { filename: "b.mp3", date })).toEqual({
        ...unmarked,
        recording: "b.mp3",
      });
  });
});

it("moving settings on marks them only", () => {
  expect(movedTo(FIRST_SETTINGS, "b.mp3")).toEqual({ ...FIRST_SETTINGS, recording: "b.mp3" });
});

describe("markers beyond the end", () => {
  it("are those that lie more than a second behind it, once the length is known", () => {
    const [near, far] = [
      { ...verse, time: 10.5 },
      { ...verse, time: 12 },
    ];
    expect(beyondEnd([verse, near, far], 10)).toEqual([far]);
    expect(beyondEnd([verse, near, far], 0)).toEqual([]);
  });
});
