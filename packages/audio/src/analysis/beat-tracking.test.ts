import { describe, expect, it } from "vitest";
import { trackBeats } from "./beat-tracking.ts";

const PERIOD = 50;

/** Accents on beats and half-way between them, as many of each as are given. */
function strengthsOf(beats: readonly (readonly [on: number, off: number])[]): Float32Array {
  const strengths = new Float32Array(beats.length * PERIOD);
  for (const [beat, [on, off]] of beats.entries()) {
    strengths[beat * PERIOD] = on;
    strengths[beat * PERIOD + PERIOD / 2] = off;
  }
  return strengths;
}

const beats = (count: number, on: number, off: number) =>
  Array.from({ length: count }, () => [on, off] as const);

/** Three at each of these frames. */
function strokesAt(frames: readonly number[]): Float32Array {
  const strengths = new Float32Array((frames.at(-1) ?? 0) + 10);
  for (const frame of frames) strengths[frame] = 3;
  return strengths;
}

const COUNT = 60;
const steady = Array.from({ length: COUNT }, (_, beat) => (beat + 1) * PERIOD);

describe("tracking beats", () => {
  it("follows a tempo that changes from place to place", () => {
    const lengths = [50, 51, 52, 51, 50, 49, 48, 49, 50];
    const played = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, one) => sum + one, 10));
    const strengths = new Float32Array(450);
    for (const beat of played) strengths[beat] = 3;
    expect(trackBeats(strengths, PERIOD)).toEqual(played);
  });

  it("stays on the beats where a long passage leans on the off-beats", () => {
    const strengths = strengthsOf([...beats(20, 4, 0), ...beats(38, 2.2, 3)]);
    const tracked = trackBeats(strengths, PERIOD);
    expect(tracked.map(Math.round)).toEqual(Array.from({ length: 58 }, (_, i) => i * PERIOD));
  });

  it("stays on the beats where a passage has the off-beats alone", () => {
    const leaning = steady.map((beat, i) => (i >= 30 && i < 36 ? beat + PERIOD / 2 : beat));
    const tracked = trackBeats(strokesAt(leaning), PERIOD).map(Math.round);
    expect(tracked).toEqual(steady);
  });

  it("does not run after players who are early and late", () => {
    const loose = steady.map((beat, i) => beat + ([0, 2, -1, 1, -2][i % 5] ?? 0));
    const tracked = trackBeats(strokesAt(loose), PERIOD);
    expect(tracked).toHaveLength(COUNT);
    const off = tracked.map((frame, i) => Math.abs(frame - (steady[i] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(3);
  });

  it("follows a band that gets faster", () => {
    const faster = steady.map((_, i) => Math.round(PERIOD * (i + 1) - 0.03 * i * i));
    expect(trackBeats(strokesAt(faster), PERIOD - 2).map(Math.round)).toEqual(faster);
  });

  it("finds nothing in nothing", () => {
    expect(trackBeats(new Float32Array(0), PERIOD)).toEqual([]);
  });
});
