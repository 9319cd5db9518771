import { describe, expect, it } from "vitest";
import { BEAT_SIZE, beatProfiles, folded, loudnessOf, PARTS, PLACES } from "./bar-profile.ts";

const PERIOD = 48;

/** One stroke of each of two drums: in the lowest part on the beat, in the highest one half-way to the next. */
function strengths(beats: readonly number[]) {
  const parts = Array.from({ length: PARTS }, () => new Float32Array(PERIOD * 10));
  for (const beat of beats) {
    (parts[0] ?? new Float32Array(0))[beat] = 3;
    (parts[PARTS - 1] ?? new Float32Array(0))[beat + PERIOD / 2] = 2;
  }
  const none = new Float32Array(0);
  return { all: none, low: none, middle: none, sharp: none, parts };
}

const beats = [0, 1, 2, 3, 4, 5].map((beat) => (beat + 1) * PERIOD);
const harmony = { changes: beats.map((_, i) => (i % 3 === 0 ? 1 : 0)), chords: beats.map(() => 0) };

describe("what is played in a beat", () => {
  const [profile] = [
    beatProfiles(beats, loudnessOf(strengths(beats)), harmony).subarray(0, BEAT_SIZE),
  ];
  const at = (place: number, part: number) => profile[PLACES.indexOf(place) * PARTS + part];

  it("is told for each place and each part of the spectrum", () => {
    expect(at(0, 0)).toBeCloseTo(Math.log1p(3));
    expect(at(1 / 2, PARTS - 1)).toBeCloseTo(Math.log1p(2));
    expect(at(1 / 2, 0)).toBe(0);
    expect(at(1 / 3, PARTS - 1)).toBe(0);
  });

  it("is the mean of all bars once it is folded", () => {
    const bar = folded(beatProfiles(beats, loudnessOf(strengths(beats.slice(0, 3))), harmony), 3);
    expect(bar).toHaveLength(3 * BEAT_SIZE);
    expect(bar[0]).toBeCloseTo(Math.log1p(3) / 2);
    expect([0, 1, 2].map((beat) => bar[(beat + 1) * BEAT_SIZE - 2])).toEqual([1, 0, 0]);
  });
});
