import { describe, expect, it } from "vitest";
import { analyse } from "./analyse.ts";
import { applause, inTurn, secondsOf, talk } from "./fixtures/crowd.fixture.ts";
import { fMeasure } from "./fixtures/f-measure.fixture.ts";
import { makePiece, type Piece, type PieceOptions } from "./fixtures/piece.fixture.ts";
import { RATE } from "./fixtures/sounds.fixture.ts";

const heard = (samples: Float32Array) => analyse({ samples, sampleRate: RATE });
const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

function piece(options: Partial<PieceOptions>): Piece {
  return makePiece({ start: 0, ...options });
}

/** The beats of pieces that follow one another. */
function beatsOf(...parts: readonly (Piece | Float32Array)[]): number[] {
  let begin = 0;
  return parts.flatMap((part) => {
    const samples = part instanceof Float32Array ? part : part.samples;
    const from = begin;
    begin += secondsOf(samples);
    return part instanceof Float32Array ? [] : part.beats.map((beat) => from + beat);
  });
}

const within = (beats: readonly number[], from: number, to: number) =>
  beats.filter((beat) => beat >= from && beat < to);

describe("a live recording", () => {
  const song = piece({ bpm: 132, seconds: 40, seed: 21 });
  const before = talk(12, 1);
  const after = applause(10, 2);
  const { beats } = heard(inTurn(before, song.samples, after));

  it("with talk before and applause after it has the beats of its song", () => {
    expect(fMeasure(within(beatsOf(before, song), 12, 52), within(beats, 12, 52))).toBeGreaterThan(
      0.95,
    );
  });

  it("has none in the talk, and none in the applause", () => {
    expect(within(beats, 0, 10.5)).toEqual([]);
    expect(within(beats, 53.5, 70)).toEqual([]);
  });
});

describe("a song that is not of one piece", () => {
  it("keeps its tempo in a chorus that is played half as fast", () => {
    const verse = piece({ bpm: 140, seconds: 24, seed: 61 });
    const chorus = piece({
      bpm: 70,
      seconds: (60 / 140) * 32,
      drums: "rock",
      comp: "beats",
      seed: 62,
    });
    const again = piece({ bpm: 140, seconds: 24, seed: 63 });
    const { bpm, beats } = heard(inTurn(verse.samples, chorus.samples, again.samples));
    expect(bpm).toBeCloseTo(140, 0);
    expect(fMeasure(within(verse.beats, 0, 24), within(beats, 0, 24))).toBeGreaterThan(0.93);
    const from = 24 + secondsOf(chorus.samples);
    expect(
      fMeasure(
        again.beats.map((beat) => from + beat),
        within(beats, from, 99),
      ),
    ).toBeGreaterThan(0.93);
  });

  it("has its beats after an intro in no time", () => {
    const [one, ...more] = [58, 83, 66, 95, 72].map((bpm, i) =>
      piece({ bpm, seconds: 3, drums: "none", comp: "beats", seed: 30 + i }),
    );
    const steady = piece({ bpm: 118, seconds: 40, seed: 22 });
    const parts = [one, ...more, steady].flatMap((part) => part ?? []);
    const { bpm, beats } = heard(inTurn(...parts.map(({ samples }) => samples)));
    expect(bpm).toBeCloseTo(118, 0);
    expect(fMeasure(within(beatsOf(...parts), 17, 55), within(beats, 17, 55))).toBeGreaterThan(
      0.95,
    );
  });

  it.each([
    [96, 112],
    [90, 135],
    [128, 118],
  ])("changes from %i to %i, and so do its beats", (first, second) => {
    const parts = [
      piece({ bpm: first, seconds: 36, seed: 41 }),
      piece({ bpm: second, seconds: 36, seed: 42 }),
    ];
    const { beats } = heard(inTurn(...parts.map(({ samples }) => samples)));
    expect(fMeasure(beatsOf(...parts), beats)).toBeGreaterThan(0.93);
  });

  it.each([
    [120, 90, 14],
    [100, 75, 16],
    [92, 110, 14],
    [150, 100, 12],
  ])("at %i has a bridge at %i of %i seconds, and the beats of both", (bpm, other, seconds) => {
    const verse = piece({ bpm, seconds: 24, seed: 81 });
    const bridge = piece({ bpm: other, seconds, seed: 82 });
    const chorus = piece({ bpm, seconds: 24, seed: 83 });
    const song = heard(inTurn(verse.samples, bridge.samples, chorus.samples));
    const there = beatsOf(verse, bridge, chorus);
    expect(song.bpm).toBeCloseTo(bpm, 0);
    expect(fMeasure(there, song.beats)).toBeGreaterThan(0.95);
    const inBridge = (beats: readonly number[]) => within(beats, 24, 24 + seconds);
    expect(fMeasure(inBridge(there), inBridge(song.beats))).toBeGreaterThan(0.93);
  });

  it.each([2.3, 9.7])("is silent for %d s in the middle, and goes on where it likes", (seconds) => {
    const parts = [
      piece({ bpm: 110, seconds: 30, seed: 51 }),
      silence(seconds),
      piece({ bpm: 110, seconds: 30, seed: 52 }),
    ] as const;
    const [one, pause, other] = parts;
    const { beats } = heard(inTurn(one.samples, pause, other.samples));
    const there = beatsOf(...parts);
    expect(fMeasure(within(there, 0, 30), within(beats, 0, 30))).toBeGreaterThan(0.93);
    const from = 30 + seconds;
    expect(fMeasure(within(there, from, 99), within(beats, from, 99))).toBeGreaterThan(0.93);
  });
});

describe("a song whose tempo nobody keeps", () => {
  it.each([
    [110, 15],
    [120, 10],
    [140, 20],
  ])("at about %i, faster and slower by %i in a hundred, has its beats", (bpm, percent) => {
    const song = piece({ bpm, drift: percent / 100, seconds: 40, seed: 21 });
    const { beats, bars } = heard(song.samples);
    expect(fMeasure(song.beats, beats)).toBeGreaterThan(0.9);
    expect(fMeasure(song.bars, bars)).toBeGreaterThan(0.85);
  });
});

describe("a song that is not of one tempo", () => {
  const drifting = piece({ bpm: 140, drift: 0.2, seconds: 40, seed: 30 });
  const parts = [
    piece({ bpm: 70, drums: "none", seconds: 30, seed: 44 }),
    piece({ bpm: 95, drums: "none", seconds: 30, seed: 144 }),
  ];
  it.each([
    ["drifts", drifting.samples],
    ["changes", inTurn(...parts.map(({ samples }) => samples))],
  ])("and is in doubt while it %s has another reading, on other beats", (_, samples) => {
    const { beats, tempoConfidence, otherReading } = heard(samples);
    expect(tempoConfidence).toBeLessThan(0.9);
    const other = otherReading?.beats ?? [];
    expect(other.length).toBeGreaterThan(beats.length / 3);
    expect(fMeasure(beats, other)).toBeLessThan(0.75);
  });

  it("is in no doubt where two tempi lead to the same beats", () => {
    const song = piece({ bpm: 110, drift: 0.2, seconds: 40, seed: 31 });
    const { beats, tempoConfidence } = heard(song.samples);
    expect(fMeasure(song.beats, beats)).toBeGreaterThan(0.97);
    expect(tempoConfidence).toBeGreaterThan(0.95);
  });
});

describe("a song in five", () => {
  /** Bars of three beats and two. */
  function inFive(bpm: number, drums: PieceOptions["drums"]): Float32Array {
    const part = (metre: 3 | 4, count: number, seed: number) =>
      piece({ bpm, drums, metre, seed, seconds: (60 / bpm) * metre }).samples.subarray(
        0,
        Math.round((60 / bpm) * count * RATE),
      );
    const bars = Array.from({ length: 16 }, (_, bar) => [
      part(3, 3, 500 + bar),
      part(4, 2, 500 + bar),
    ]);
    return inTurn(...bars.flat());
  }

  it.each([
    [100, "rock"],
    [130, "jazz"],
    [150, "rock"],
  ] as const)("at %i, %s, has its beats, and nobody is sure of its bars", (bpm, drums) => {
    const { beats, barConfidence } = heard(inFive(bpm, drums));
    const there = Array.from({ length: 80 }, (_, i) => (60 / bpm) * i);
    expect(fMeasure(there, beats)).toBeGreaterThan(0.95);
    expect(barConfidence).toBeLessThan(0.55);
  });

  it("one in four is sure of its bars", () => {
    expect(heard(piece({ bpm: 120, seconds: 32, seed: 21 }).samples).barConfidence).toBeGreaterThan(
      0.9,
    );
  });
});
