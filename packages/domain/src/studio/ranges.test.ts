import { describe, expect, it } from "vitest";
import {
  EQUALIZER,
  FINE_PITCH,
  FINE_PITCH_PRESETS,
  FIRST_SETTINGS,
  GAIN,
  MARKER_TIME_STEP,
  PAN,
  PITCH,
  PITCH_PRESETS,
  SKIP,
  SPEED,
  SPEED_PRESETS,
  VOLUME,
  ZOOM,
} from "./ranges.ts";
import { MOST_STUDIOS } from "./most-studios.ts";

describe("the controls of a studio", () => {
  it("set the volume from 0 to 1 in hundredths, at first 0.8", () => {
    expect(VOLUME).toEqual({ min: 0, max: 1, step: 0.01 });
    expect(FIRST_SETTINGS.volume).toBe(0.8);
  });

  it("set the speed from 0.25 to 3 in twentieths, at first 1, with five presets", () => {
    expect(SPEED).toEqual({ min: 0.25, max: 3, step: 0.05 });
    expect(SPEED_PRESETS).toEqual([0.5, 0.75, 1, 1.25, 1.5]);
    expect(FIRST_SETTINGS.playbackRate).toBe(1);
  });

  it("move the pitch by an octave of semitones and a hundred cents either way, each with five presets", () => {
    expect(PITCH).toEqual({ min: -12, max: 12, step: 1 });
    expect(PITCH_PRESETS).toEqual([-12, -7, 0, 7, 12]);
    expect(FINE_PITCH).toEqual({ min: -100, max: 100, step: 1 });
    expect(FINE_PITCH_PRESETS).toEqual([-50, -10, 0, 10, 50]);
  });

  it("lift and cut seven bands by −30 to +10 dB in steps of one", () => {
    expect(EQUALIZER.map(({ frequency }) => frequency)).toEqual([
      80, 120, 450, 750, 1100, 1500, 2400,
    ]);
    expect(GAIN).toEqual({ min: -30, max: 10, step: 1 });
  });

  it("zoom by buttons of 20, a wheel of 10 and a slider of 5, and pan by tenths of a hundred points", () => {
    expect(ZOOM).toEqual({ min: 5, max: 200, buttonStep: 20, wheelStep: 10, step: 5 });
    expect(FIRST_SETTINGS.zoomLevel).toBe(5);
    expect(PAN).toEqual({ min: 0, max: 100, step: 0.1, detach: 2, reattach: 15 });
  });

  it("skip 10 s, place markers to a tenth, and are those of five studios at once", () => {
    expect([SKIP, MARKER_TIME_STEP, MOST_STUDIOS]).toEqual([10, 0.1, 5]);
  });
});
