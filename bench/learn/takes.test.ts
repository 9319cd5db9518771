import { analyse } from "@bandstand/audio/analysis/analyse";
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import { describe, expect, it } from "vitest";
import { makeTake } from "./takes.ts";

/** Of those that judge what was learned: nothing was learned from them. */
const TAKES = [
  ["rock", 153],
  ["sixteen beat", 129],
  ["country", 201],
  ["reggae", 409],
  ["shuffle", 113],
] as const;

describe("a take with drums as loud as drummers play them", () => {
  it.each(TAKES)("%s has its beats, and they are not the off-beats", (style, seed) => {
    const take = makeTake(seed);
    expect(take.style).toBe(style);
    expect(fMeasure(take.beats, analyse(take).beats)).toBeGreaterThan(0.93);
  });

  it("is the same for the same seed", () => {
    const [one, other] = [makeTake(57), makeTake(57)];
    expect(one.beats).toEqual(other.beats);
    expect(one.samples).toEqual(other.samples);
  });
});
