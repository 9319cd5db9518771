import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { soundControls } from "./sound-controls.ts";

describe("the sound of a studio", () => {
  it("is the recording's own at first, at a volume of 0.8", () => {
    expect(soundControls(FIRST_SETTINGS)).toEqual({
      volume: 0.8,
      speed: 1,
      pitch: 0,
      gains: null,
      loop: null,
      centreReduced: false,
      click: null,
      countIn: null,
    });
  });

  it("is shifted by semitones and cents together", () => {
    expect(soundControls({ ...FIRST_SETTINGS, pitchShift: -2, finePitch: 50 }).pitch).toBe(-1.5);
  });

  it("has its seven gains only while the equaliser is on", () => {
    const on = soundControls({ ...FIRST_SETTINGS, eqEnabled: true });
    expect(on.gains).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("goes round a region only while the loop is on", () => {
    const loopRegion = { start: 1, end: 3 };
    expect(soundControls({ ...FIRST_SETTINGS, loopRegion }).loop).toBeNull();
    expect(soundControls({ ...FIRST_SETTINGS, loopRegion, loopEnabled: true }).loop).toEqual(
      loopRegion,
    );
  });

  it("is counted in by bars of the song, as fast as it will be played", () => {
    const heard = { ...FIRST_SETTINGS, beatInterval: 0.6, beatsPerBar: 3, playbackRate: 0.5 };
    expect(soundControls({ ...heard, countIn: 2 }).countIn).toEqual({
      beats: 6,
      secondsABeat: 1.2,
    });
  });

  it("is counted in at 120 where the song's beat is not known", () => {
    expect(soundControls({ ...FIRST_SETTINGS, countIn: 1 }).countIn).toEqual({
      beats: 4,
      secondsABeat: 0.5,
    });
  });

  it("is clicked on its beats", () => {
    const heard = { ...FIRST_SETTINGS, detectedBeats: [0, 0.5, 1], barPositions: [0] };
    expect(soundControls({ ...heard, clickEnabled: true }).click).toEqual({
      beats: [0, 0.5, 1],
      bars: [0],
    });
  });
});
