import { describe, expect, it } from "vitest";
import { judge, tempoOf } from "./score.ts";

/** Seconds of as many beats at a tempo. */
const beatsAt = (bpm: number, count: number, start = 0) =>
  Array.from({ length: count }, (_, i) => start + (i * 60) / bpm);

const known = { beats: beatsAt(120, 60), bars: beatsAt(30, 15) };
const found = (bpm: number, beats: number[]) => ({
  bpm,
  beats,
  bars: beats.filter((_, i) => i % 4 === 0),
});

describe("what was found in a recording", () => {
  it("is right within 70 ms and 4 %", () => {
    const judged = judge(known, found(123, beatsAt(120, 60, 0.06)));
    expect(judged).toEqual({
      f: 1,
      isTempoRight: true,
      isOctave: false,
      isHalfBeat: false,
      slips: false,
      areBarsRight: true,
    });
  });

  it("may lie half a beat off", () => {
    const judged = judge(known, found(120, beatsAt(120, 60, 0.25)));
    expect(judged).toMatchObject({ f: 0, isHalfBeat: true, slips: false });
  });

  it("may slip for a part of the song", () => {
    const beats = [...beatsAt(120, 30), ...beatsAt(120, 30, 15.25)];
    expect(judge(known, found(120, beats))).toMatchObject({ slips: true, isHalfBeat: false });
  });

  it("may be half as fast, and counts as wrong", () => {
    const judged = judge(known, found(60, beatsAt(60, 30)));
    expect(judged).toMatchObject({ isTempoRight: false, isOctave: true });
    expect(judged.f).toBeCloseTo(2 / 3);
  });

  it("has no bars to be judged by where nobody told any", () => {
    const judged = judge({ ...known, bars: null }, found(120, beatsAt(120, 60)));
    expect(judged.areBarsRight).toBeNull();
  });
});

describe("what is known of a recording", () => {
  it("has a tempo that taps rounded to hundredths do not blur", () => {
    const taps = beatsAt(222, 300).map((time) => Math.round(time * 100) / 100);
    expect(tempoOf(taps)).toBeCloseTo(222, 0);
  });

  it("has the tempo that most of its beats have where it has several", () => {
    const beats = [...beatsAt(110, 50), ...beatsAt(80, 40, 28), ...beatsAt(110, 50, 58)];
    expect(tempoOf(beats)).toBeCloseTo(110, 0);
  });
});
