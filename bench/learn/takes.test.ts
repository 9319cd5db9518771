import { analyse } from "@bandstand/audio/analysis/analyse";
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { describe, expect, it } from "vitest";
import { onPhone } from "../listen/filters.ts";
import { makeDriftTake, makeFreeTake, makePartsTake, makeTake } from "./takes.ts";

/** Of those that judge what was learned: nothing was learned from them. */
const TAKES = [
  ["rock", 153],
  ["sixteen beat", 129],
  ["country", 769],
  ["reggae", 513],
  ["shuffle", 17],
  ["fast punk", 361],
  ["fast swing", 1401],
  ["doom", 817],
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

describe("a take in threes", () => {
  it("in six-eight has two beats a bar, and no bars of three", () => {
    const take = makeTake(41);
    const { timeSignature, beatsPerBar, beats, bars } = analyse(take);
    expect(take.style).toBe("six eight");
    expect({ timeSignature, beatsPerBar }).toEqual({ timeSignature: "6/8", beatsPerBar: 2 });
    expect(fMeasure(take.beats, beats)).toBeGreaterThan(0.93);
    expect(fMeasure(take.bars, bars)).toBeGreaterThan(0.9);
  });

  it.each([
    ["slow blues", 2193, "12/8"],
    ["slow blues", 833, "12/8"],
    // Its cymbal swings, and the middle of three is not played.
    ["shuffle", 561, "4/4"],
  ])("%s %i is in %s", (style, seed, signature) => {
    const take = makeTake(seed);
    const { timeSignature, beats } = analyse(take);
    expect(take.style).toBe(style);
    expect(timeSignature).toBe(signature);
    expect(fMeasure(take.beats, beats)).toBeGreaterThan(0.93);
  });
});

describe("a take that is hard to hear", () => {
  it("on a phone that was too loud has its beats", () => {
    const take = makeTake(153);
    const far = onPhone(take.samples, randomFrom(7));
    const clipped = far.map((value) => Math.max(-0.3, Math.min(0.3, 2 * value)));
    const { beats } = analyse({ samples: clipped, sampleRate: take.sampleRate });
    expect(fMeasure(take.beats, beats)).toBeGreaterThan(0.93);
  });

  it("without a tempo is not believed to have one", () => {
    const sure = [1, 2, 3].map((seed) => analyse(makeFreeTake(seed)).tempoConfidence);
    expect(Math.max(...sure)).toBeLessThan(0.5);
  });

  it.each([
    ["rock", 13],
    ["fast punk", 10],
    ["swing", 35],
  ])("in a tempo that drifts, %s %i, has its beats", (style, seed) => {
    const take = makeDriftTake(seed);
    expect(take.style).toBe(style);
    expect(fMeasure(take.beats, analyse(take).beats)).toBeGreaterThan(0.9);
  });

  it.each([
    ["rock", 7],
    ["swing", 10],
    ["metal", 17],
  ])("of parts in other tempi, %s %i, has the beats of all", (style, seed) => {
    const take = makePartsTake(seed);
    expect(take.style).toBe(style);
    expect(fMeasure(take.beats, analyse(take).beats)).toBeGreaterThan(0.95);
  });
});
