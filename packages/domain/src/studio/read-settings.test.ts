import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EQUALIZER, FIRST_SETTINGS, ZOOM } from "./ranges.ts";
import { readSettings, writeSettings } from "./read-settings.ts";

const read = (fields: Record<string, unknown>) => readSettings(JSON.stringify(fields));

const verse = {
  id: 3,
  time: 12.5,
  label: "Verse",
  notes: "softly",
  color: "blue",
  icon: "lyrics",
};

describe("the settings of a studio", () => {
  it("are the first values where nothing was kept", () => {
    expect(readSettings(null)).toEqual({ settings: FIRST_SETTINGS, wasReset: false });
    expect(readSettings("")).toEqual({ settings: FIRST_SETTINGS, wasReset: false });
  });

  it("are read as they were written", () => {
    const settings = {
      ...FIRST_SETTINGS,
      playbackRate: 0.75,
      pitchShift: -2,
      finePitch: 10,
      volume: 0.5,
      loopRegion: { start: 10, end: 14.5 },
      loopEnabled: true,
      markers: [verse],
      nextMarkerId: 4,
      equalizerBands: EQUALIZER.map((band, index) => ({ ...band, gain: index - 3 })),
      eqEnabled: true,
      zoomLevel: 85,
      analysisResults: {
        bpm: 120.4,
        key: "F#m",
        timeSignature: "3/4",
        beatsDetected: 200,
        barsDetected: 66,
        analyzedAt: "2026-11-21T18:00:00.000Z",
      },
      detectedChords: [{ time: 0.5, label: "F#m", confidence: 0.8 }],
      detectedBeats: [0.5, 1, 1.5],
      barPositions: [0.5],
      beatInterval: 0.5,
      beatsPerBar: 3,
      otherReading: {
        bpm: 60.2,
        timeSignature: "6/8",
        beatsPerBar: 2,
        beats: [0.5, 1.5],
        bars: [0.5],
        barsInDoubt: true,
      },
      barsInDoubt: true,
      beatsCorrected: true,
      recording: "b.mp3",
      setAside: {
        analysisResults: null,
        detectedChords: [{ time: 2, label: "E", confidence: 0.9 }],
        detectedBeats: [2, 2.5],
        barPositions: [2],
        beatInterval: 0.5,
        beatsPerBar: 4,
        otherReading: null,
        barsInDoubt: false,
        beatsCorrected: false,
        recording: "a.mp3",
        loopRegion: { start: 2, end: 4 },
      },
      snapTo: "bars",
      trainer: { isOn: true, start: 0.5, step: 0.1, repeats: 4, target: 1.1, isAsked: true },
      countIn: 2,
      countInRounds: true,
      clickEnabled: true,
      click: { division: "triplets", level: 0.9 },
      parts: { centre: 0.6, drums: -1 },
      timedLines: [{ line: 0, time: 3.2 }],
      recentLoops: [{ start: 10, end: 14.5 }],
    } as const;
    expect(readSettings(writeSettings(settings))).toEqual({ settings, wasReset: false });
  });

  it.each(["{", '{"volume": 0.5', "nonsense", "[1, 2]", "5", "null", '"text"'])(
    "are reset where they are broken: %s",
    (text) => {
      expect(readSettings(text)).toEqual({ settings: FIRST_SETTINGS, wasReset: true });
    },
  );

  it("of a newer version are reset, all but the markers", () => {
    const { settings, wasReset } = read({ version: 2, volume: 40, markers: [verse] });
    expect(wasReset).toBe(true);
    expect(settings).toEqual({ ...FIRST_SETTINGS, markers: [verse], nextMarkerId: 4 });
  });

  it("begin with no markers where what was kept is no list, the counter at 1, and lose nothing else", () => {
    const { settings, wasReset } = read({ volume: 0.3, markers: { 0: verse }, nextMarkerId: 9 });
    expect(wasReset).toBe(true);
    expect(settings).toEqual({ ...FIRST_SETTINGS, volume: 0.3, markers: [], nextMarkerId: 1 });
  });

  it("keep the zoom between 5 and 200", () => {
    expect(read({ zoomLevel: 1 }).settings.zoomLevel).toBe(5);
    expect(read({ zoomLevel: 1000 }).settings.zoomLevel).toBe(200);
    expect(read({ zoomLevel: "40" }).settings.zoomLevel).toBe(ZOOM.min);
  });

  it("keep every number within its range", () => {
    const { settings } = read({
      playbackRate: 9,
      pitchShift: -40,
      finePitch: 400,
      volume: -1,
      countIn: 99,
      beatsPerBar: 0,
      equalizerBands: [{ frequency: 80, gain: 30 }],
      click: { division: "quintuplets", level: 7 },
      parts: { centre: 4, drums: -2 },
      trainer: { start: 0, step: 7, repeats: -2, target: 50 },
    });
    expect(settings).toMatchObject({
      playbackRate: 3,
      pitchShift: -12,
      finePitch: 100,
      volume: 0,
      countIn: 4,
      beatsPerBar: 1,
      click: { division: "beats", level: 1 },
      parts: { centre: 1, drums: -1 },
      trainer: { start: 0.25, step: 0.5, repeats: 1, target: 3 },
    });
    expect(settings.equalizerBands[0]?.gain).toBe(10);
  });

  it("have no middle where a version before had it switched off", () => {
    expect(read({ centreReduced: true }).settings.parts).toEqual({ centre: 1, drums: 0 });
    expect(read({ centreReduced: false }).settings.parts).toEqual({ centre: 0, drums: 0 });
  });

  it("leave out what this version does not know", () => {
    const { settings } = read({ volume: 0.4, stems: ["drums"], __proto__: { admin: true } });
    expect(settings).toEqual({ ...FIRST_SETTINGS, volume: 0.4 });
  });

  it("have nothing set aside where it holds no analysis", () => {
    for (const setAside of [null, {}, "aside", { recording: "a.mp3" }])
      expect(read({ setAside }).settings.setAside).toBeNull();
  });

  it("have a loop that runs forwards, and none without a length", () => {
    const loopOf = (loopRegion: unknown) => read({ loopRegion, loopEnabled: true }).settings;
    expect(loopOf({ start: 9, end: 4 })).toMatchObject({
      loopRegion: { start: 4, end: 9 },
      loopEnabled: true,
    });
    for (const none of [null, {}, { start: 4 }, { start: 4, end: 4 }, "4-9"])
      expect(loopOf(none)).toMatchObject({ loopRegion: null, loopEnabled: false });
  });
});

describe("the markers kept", () => {
  const markersOf = (markers: unknown[], nextMarkerId: unknown = 1) =>
    read({ markers, nextMarkerId }).settings;

  it("are by time, and those without a time left out", () => {
    const late = { ...verse, id: 1, time: 90 };
    expect(markersOf([late, { ...verse, time: null }, "x", verse]).markers).toEqual([verse, late]);
  });

  it("get the first look where theirs is not known", () => {
    const [marker] = markersOf([{ id: 1, time: -4, color: "mauve", icon: "banjo" }]).markers;
    expect(marker).toEqual({
      id: 1,
      time: 0,
      label: "",
      notes: "",
      color: "red",
      icon: "location_on",
    });
  });

  it("have an id each, and the counter is above them all", () => {
    const { markers, nextMarkerId } = markersOf([verse, verse, { ...verse, id: "x" }], 2);
    expect(markers.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(nextMarkerId).toBe(6);
  });
});

it("reads whatever is there without losing its footing, and what it has read it reads again", () => {
  const names = [...Object.keys(FIRST_SETTINGS), "surprise"];
  const anything = fc.jsonValue({ maxDepth: 4 });
  const fields = fc.dictionary(fc.constantFrom(...names), anything);
  const marker = fc.record({
    id: anything,
    time: fc.oneof(anything, fc.double()),
    label: anything,
  });
  const marked = fc
    .tuple(fields, fc.array(marker))
    .map(([rest, markers]) => ({ ...rest, markers }));
  fc.assert(
    fc.property(fc.oneof(anything, fields, marked), (value) => {
      const { settings } = readSettings(JSON.stringify(value));
      const ids = settings.markers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id < settings.nextMarkerId)).toBe(true);
      expect(settings.zoomLevel).toBeGreaterThanOrEqual(5);
      expect(settings.zoomLevel).toBeLessThanOrEqual(200);
      expect(readSettings(writeSettings(settings))).toEqual({ settings, wasReset: false });
    }),
  );
});
