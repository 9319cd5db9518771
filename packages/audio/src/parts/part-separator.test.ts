import type { PartCuts } from "@bandstand/domain/studio/settings";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../analysis/fixtures/random.fixture.ts";
import { createPartSeparator, PARTS_LATENCY } from "./part-separator.ts";
import type { StereoBlock } from "./spectral-stream.ts";

const RATE = 44_100;

function soundOf(seconds: number, value: (time: number, side: 0 | 1) => number): StereoBlock {
  const channel = (side: 0 | 1) =>
    Float32Array.from({ length: seconds * RATE }, (_, index) => value(index / RATE, side));
  return { left: channel(0), right: channel(1) };
}

/** What comes out, without what comes before anything went in; `block`: samples at a time. */
function separated(sound: StereoBlock, cuts: PartCuts, block = 512): StereoBlock {
  const separator = createPartSeparator(RATE);
  separator.set(cuts);
  const { length } = sound.left;
  const made = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let at = 0; at < length; at += block) {
    const part = ({ left, right }: StereoBlock) => ({
      left: left.subarray(at, at + block),
      right: right.subarray(at, at + block),
    });
    separator.process(part(sound), part(made));
  }
  return { left: made.left.subarray(PARTS_LATENCY), right: made.right.subarray(PARTS_LATENCY) };
}

const tone = (hz: number, time: number) => 0.1 * Math.sin(2 * Math.PI * hz * time);
const tones = (hz: readonly number[], time: number) =>
  hz.reduce((sum, one) => sum + tone(one, time), 0);

/** Decibels of a second in the middle, against the same second before. */
function change(before: Float32Array, after: Float32Array): number {
  const energy = (samples: Float32Array) =>
    samples.subarray(RATE, 2 * RATE).reduce((sum, sample) => sum + sample * sample, 0);
  return 10 * Math.log10(energy(after) / energy(before));
}

describe("parts that are all there", () => {
  it("leave every sample as it was, in blocks of any length", () => {
    const random = randomFrom(5);
    const sound = soundOf(1, () => random.between(-1, 1));
    for (const block of [128, 512, 1000]) {
      const { left } = separated(sound, { centre: 0, drums: 0 }, block);
      // A frame at the beginning has fewer before it.
      for (let at = 4096; at < left.length; at += 101)
        expect(left[at]).toBeCloseTo(sound.left[at] ?? 0, 5);
    }
  });
});

describe("the middle", () => {
  const VOICE = [220, 440, 660, 1320];
  const GUITAR = [330, 550, 825, 2475];

  it("goes by its amount, and a guitar at the side stays", () => {
    const voice = soundOf(3, (time) => tones(VOICE, time));
    const guitar = soundOf(3, (time, side) => (side === 0 ? tones(GUITAR, time) : 0));
    const both = soundOf(
      3,
      (time, side) => tones(VOICE, time) + (side === 0 ? tones(GUITAR, time) : 0),
    );
    const out = separated(both, { centre: 1, drums: 0 });
    expect(change(voice.right, out.right)).toBeLessThan(-20);
    expect(Math.abs(change(guitar.left, out.left))).toBeLessThan(0.5);
    const half = separated(both, { centre: 0.5, drums: 0 });
    expect(change(voice.right, half.right)).toBeCloseTo(-6, 0);
  });

  it("keeps its bass and its kick", () => {
    const bass = soundOf(3, (time) => tones([41, 55, 82], time));
    const out = separated(bass, { centre: 1, drums: 0 });
    expect(Math.abs(change(bass.left, out.left))).toBeLessThan(0.5);
  });
});

describe("drums and what rings on", () => {
  const random = randomFrom(9);
  /** A snare every half second; `side` tells the two apart, and the separator hears both. */
  const snare = (time: number) =>
    time % 0.5 < 0.12 ? random.between(-1, 1) * Math.exp(-(time % 0.5) / 0.03) : 0;
  const song = soundOf(4, (time, side) =>
    side === 0 ? tones([110, 220, 277, 330, 440, 660, 880], time) : snare(time),
  );

  it("are told apart: without drums the chord stays", () => {
    const out = separated(song, { centre: 0, drums: 1 });
    expect(change(song.right, out.right)).toBeLessThan(-8);
    expect(change(song.left, out.left)).toBeGreaterThan(-3);
  });

  it("are told apart: with nothing but drums the chord goes", () => {
    const out = separated(song, { centre: 0, drums: -1 });
    expect(change(song.left, out.left)).toBeLessThan(-8);
    expect(change(song.right, out.right)).toBeGreaterThan(-3);
  });
});
