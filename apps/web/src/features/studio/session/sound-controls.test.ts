import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { describe, expect, it } from "vitest";
import { soundControls } from "./sound-controls.ts";

const controlsOf = (settings: StudioSettings, bpm: number | null = null) =>
  soundControls(settings, { speed: settings.playbackRate, bpm });

describe("the sound of a studio", () => {
  it("is the recording's own at first, at a volume of 0.8", () => {
    expect(controlsOf(FIRST_SETTINGS)).toEqual({
      volume: 0.8,
      speed: 1,
      pitch: 0,
      gains: null,
      loop: null,
      parts: { centre: 0, drums: 0 },
      click: null,
      clickLevel: 0.5,
      countIn: null,
    });
  });

  it("is shifted by semitones and cents together", () => {
    expect(controlsOf({ ...FIRST_SETTINGS, pitchShift: -2, finePitch: 50 }).pitch).toBe(-1.5);
  });

  it("has its seven gains only while the equaliser is on", () => {
    const on = controlsOf({ ...FIRST_SETTINGS, eqEnabled: true });
    expect(on.gains).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("goes round a region only while the loop is on", () => {
    const loopRegion = { start: 1, end: 3 };
    expect(controlsOf({ ...FIRST_SETTINGS, loopRegion }).loop).toBeNull();
    expect(controlsOf({ ...FIRST_SETTINGS, loopRegion, loopEnabled: true }).loop).toEqual(
      loopRegion,
    );
  });

  it("is counted in by bars of the song", () => {
    const settings = { ...FIRST_SETTINGS, beatInterval: 0.6, beatsPerBar: 3, playbackRate: 0.5 };
    expect(controlsOf({ ...settings, countIn: 2 }).countIn).toEqual({
      beats: 6,
      beatsABar: 3,
      secondsABeat: 0.6,
      isEachRound: false,
    });
  });

  it("is counted in at 120 where the song's beat is not known", () => {
    expect(controlsOf({ ...FIRST_SETTINGS, countIn: 1 }).countIn).toEqual({
      beats: 4,
      beatsABar: 4,
      secondsABeat: 0.5,
      isEachRound: false,
    });
  });

  it("is counted in at the tempo that the band noted, before it was analysed", () => {
    expect(controlsOf({ ...FIRST_SETTINGS, countIn: 1 }, 100).countIn?.secondsABeat).toBe(0.6);
  });

  it("goes as fast as the trainer has got, whatever is set", () => {
    expect(soundControls(FIRST_SETTINGS, { speed: 0.85, bpm: null }).speed).toBe(0.85);
  });

  it("is clicked on its beats", () => {
    const settings = { ...FIRST_SETTINGS, detectedBeats: [0, 0.5, 1], barPositions: [0] };
    expect(controlsOf({ ...settings, clickEnabled: true }).click).toEqual({
      beats: [0, 0.5, 1],
      bars: [0],
      division: "beats",
    });
  });

  it("is counted in before every round where the member wants it so", () => {
    const settings = { ...FIRST_SETTINGS, countIn: 1, countInRounds: true };
    expect(controlsOf(settings).countIn?.isEachRound).toBe(true);
  });
});
