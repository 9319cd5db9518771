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

describe("tracking beats", () => {
  it("follows a tempo that changes from place to place", () => {
    const lengths = [50, 51, 52, 51, 50, 49, 48, 49, 50];
    const played = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, one) => sum + one, 10));
    const strengths = new Float32Array(450);
    for (const beat of played) strengths[beat] = 3;
    expect(trackBeats(strengths, () => PERIOD)).toEqual(played);
  });

  it("stays on the beats where a long passage leans on the off-beats", () => {
    const strengths = strengthsOf([...beats(20, 4, 0), ...beats(38, 2.2, 3)]);
    const tracked = trackBeats(strengths, () => PERIOD);
    expect(tracked.map(Math.round)).toEqual(Array.from({ length: 58 }, (_, i) => i * PERIOD));
  });

  it("finds nothing in nothing", () => {
    expect(trackBeats(new Float32Array(0), () => PERIOD)).toEqual([]);
  });
});
