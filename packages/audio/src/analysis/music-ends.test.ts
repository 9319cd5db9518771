import { describe, expect, it } from "vitest";
import { randomFrom } from "./fixtures/random.fixture.ts";
import { withinMusic } from "./music-ends.ts";
import type { OnsetStrength } from "./onset-strength.ts";

const PERIOD = 40;
const COUNT = 100;
const beats = Array.from({ length: COUNT }, (_, i) => (i + 1) * PERIOD);
/** The first of the beats that come with the same strokes each time. */
const STEADY = 60;

/** A deep stroke on each beat from `first` on, and before `STEADY` high ones anywhere, which drown the pulse. */
function strengthsFrom(first: number): OnsetStrength {
  const random = randomFrom(3);
  const frames = (COUNT + 2) * PERIOD;
  const [deep, high] = [new Float32Array(frames), new Float32Array(frames)];
  for (const beat of beats.slice(first)) deep[beat] = 4;
  for (let frame = 0; frame < STEADY * PERIOD; frame += Math.round(random.between(2, 14)))
    high[frame] = random.between(2, 9);
  const none = new Float32Array(frames);
  return {
    all: deep.map((value, frame) => value + (high[frame] ?? 0)),
    low: deep,
    middle: none,
    sharp: none,
    parts: [deep, none, none, none, none, high],
  };
}

describe("where the music begins", () => {
  it("is where its pulse does, after talk that has none", () => {
    const [first] = withinMusic(beats, strengthsFrom(STEADY));
    expect(Math.abs((first ?? 0) / PERIOD - STEADY)).toBeLessThan(12);
  });

  it("is not later because the pulse is weak: beats that are played are no talk", () => {
    expect(withinMusic(beats, strengthsFrom(0))).toEqual(beats);
  });
});
