import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tappedBeats, withTap } from "./tapped-beats.ts";

/** As they are heard, a hundredth of a second beside the music at most. */
const heard = (from: number, bpm: number, seconds = 60) =>
  Array.from({ length: Math.floor(((seconds - from) * bpm) / 60) }, (_, i) => {
    const sway = 0.01 * Math.sin(i);
    return from + (i * 60) / bpm + sway;
  });
const tapped = (from: number, bpm: number, count = 4) =>
  Array.from({ length: count }, (_, i) => from + (i * 60) / bpm + 0.015 * Math.cos(7 * i));
const nearest = (beats: readonly number[], time: number) =>
  Math.min(...beats.map((beat) => Math.abs(beat - time)));

it("a tap goes on from the last, and begins anew after a pause and where the loop went round", () => {
  expect([10, 10.5, 11].reduce(withTap, [])).toEqual([10, 10.5, 11]);
  expect(withTap([10, 10.5], 14)).toEqual([14]);
  expect(withTap([10, 10.5], 8)).toEqual([8]);
});

describe("beats that are tapped", () => {
  it("are none before the fourth tap, nor where they make no tempo", () => {
    expect(tappedBeats([1, 1.5, 2], heard(0, 120), 60)).toBeNull();
    expect(tappedBeats([1, 1, 1, 1], heard(0, 120), 60)).toBeNull();
    expect(tappedBeats([1, 1.1, 1.2, 1.3], [], 60)).toBeNull();
  });

  it("stay those that were heard where the taps go with them", () => {
    const beats = heard(0.2, 118);
    expect(tappedBeats(tapped(beats[20] ?? 0, 118), beats, 60)).toEqual(beats);
  });

  it.each([
    ["twice as fast", 80, 160, 0],
    ["half as fast", 160, 80, 0],
    ["half as fast, on the other beats", 160, 80, 60 / 160],
    ["half a beat later", 120, 120, 60 / 240],
  ])("are those that were heard %s", (_how, heardAt, meant, offset) => {
    const beats = heard(0.3, heardAt);
    const taps = tapped(0.3 + 15 * (60 / 80) + offset, meant);
    const found = tappedBeats(taps, beats, 60) ?? [];
    for (const tap of taps) expect(nearest(found, tap)).toBeLessThan(0.05);
    expect(found.length / beats.length).toBeCloseTo(meant / heardAt, 0);
    // Where nobody tapped, they sway as the music does.
    expect(Math.min(...found.map((beat) => nearest(heard(0.3, 320), beat)))).toBeLessThan(0.02);
  });

  it("are as steady as the taps where nothing that was heard goes with them", () => {
    const found = tappedBeats(tapped(20, 100, 24), heard(0, 133), 60) ?? [];
    expect(found).toHaveLength(100);
    for (const beat of found) expect(nearest(tapped(0.2, 100, 200), beat)).toBeLessThan(0.1);
  });

  it("bear a tap that was left out", () => {
    const taps = tapped(10, 90, 12).filter((_, i) => i !== 4 && i !== 7);
    const found = tappedBeats(taps, [], 60) ?? [];
    expect(found.length).toBeGreaterThan(85);
    for (const tap of taps) expect(nearest(found, tap)).toBeLessThan(0.05);
  });

  it("reach from one end of the recording to the other, wherever one taps", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 62, max: 190 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (bpm, from) => {
          const interval = 60 / bpm;
          const taps = Array.from({ length: 6 }, (_, i) => from + i * interval);
          const found = tappedBeats(taps, [], 60) ?? [];
          expect(found[0]).toBeLessThan(interval + 1e-6);
          expect(found.at(-1)).toBeGreaterThan(60 - interval - 1e-6);
        },
      ),
    );
  });
});
