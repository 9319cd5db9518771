import { describe, expect, it } from "vitest";
import { type Analysis, analyse } from "./analyse.ts";
import { fMeasure } from "./fixtures/f-measure.fixture.ts";
import { makePiece, type PieceOptions } from "./fixtures/piece.fixture.ts";
import { TooLong } from "./longest.ts";

function analysed(options: Partial<PieceOptions>) {
  const piece = makePiece({ seconds: 20, ...options });
  return { piece, analysis: analyse(piece) };
}

/** Share of the time that the chord is the one that sounds. */
function chordsRight(
  there: { time: number; label: string }[],
  { chords, duration }: Analysis,
): number {
  let polls = 0;
  let right = 0;
  for (let time = (there[0]?.time ?? 0) + 0.2; time < duration - 0.5; time += 0.1) {
    const at = (list: readonly { time: number; label: string }[]) =>
      list.findLast((chord) => chord.time <= time)?.label;
    polls += 1;
    if (at(there) === at(chords)) right += 1;
  }
  return right / polls;
}

describe("a rock song of four chords", () => {
  const { piece, analysis } = analysed({ bpm: 120, tonic: 7, seed: 3 });

  it("has its tempo", () => {
    expect(analysis.bpm).toBeCloseTo(120, 0);
  });

  it("has its beats", () => {
    expect(fMeasure(piece.beats, analysis.beats)).toBeGreaterThan(0.95);
  });

  it("has its bars of four", () => {
    expect(analysis.timeSignature).toBe("4/4");
    expect(fMeasure(piece.bars, analysis.bars)).toBeGreaterThan(0.9);
  });

  it("has its key", () => {
    expect(analysis.key).toBe("G");
  });

  it("has its chords", () => {
    expect(chordsRight(piece.chords, analysis)).toBeGreaterThan(0.9);
  });

  it("is told how far it is, by and by", () => {
    const shares: number[] = [];
    analyse(piece, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(8);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it("is the same a hundred times as quiet", () => {
    const quiet = analyse({ ...piece, samples: piece.samples.map((sample) => sample / 100) });
    expect(quiet.bpm).toBeCloseTo(analysis.bpm ?? 0, 1);
    expect(quiet.key).toBe(analysis.key);
    expect(fMeasure(analysis.beats, quiet.beats)).toBeGreaterThan(0.98);
  });

  it("has its beats later when it begins later", () => {
    const late = new Float32Array(piece.samples.length + 44_100 * 1.25);
    late.set(piece.samples, 44_100 * 1.25);
    const { beats } = analyse({ samples: late, sampleRate: 44_100 });
    const moved = beats.map((time) => time - 1.25).filter((time) => time > 0);
    expect(fMeasure(piece.beats, moved)).toBeGreaterThan(0.93);
  });

  it("is the same at 8 kHz", () => {
    const low = Float32Array.from(
      { length: Math.floor((piece.samples.length * 8) / 44.1) },
      (_, i) => piece.samples[Math.round(i * 5.5125)] ?? 0,
    );
    const { bpm, key } = analyse({ samples: low, sampleRate: 8000 });
    expect(bpm).toBeCloseTo(120, 0);
    expect(key).toBe("G");
  });
});

describe("other music", () => {
  it("in three has bars of three", () => {
    const { piece, analysis } = analysed({
      bpm: 97,
      metre: 3,
      seed: 4,
      drums: "quiet",
      comp: "beats",
    });
    expect(analysis.timeSignature).toBe("3/4");
    expect(fMeasure(piece.bars, analysis.bars)).toBeGreaterThan(0.9);
  });

  it("that swings has its beats where it leans on, not where it leans from", () => {
    const { piece, analysis } = analysed({ bpm: 140, swing: 1, seed: 5, comp: "broken" });
    expect(fMeasure(piece.beats, analysis.beats)).toBeGreaterThan(0.93);
  });

  it("whose tempo sways by 3 % has its beats", () => {
    const { piece, analysis } = analysed({ bpm: 128, drift: 0.03, seed: 6 });
    expect(fMeasure(piece.beats, analysis.beats)).toBeGreaterThan(0.93);
  });

  it("without drums has its beats", () => {
    const { piece, analysis } = analysed({ bpm: 84, drums: "none", comp: "quavers", seed: 7 });
    expect(fMeasure(piece.beats, analysis.beats)).toBeGreaterThan(0.93);
  });

  it("in a minor key is not in the major one that shares its notes", () => {
    const { analysis } = analysed({ tonic: 9, isMinor: true, progression: [0, 5, 2, 6], seed: 8 });
    expect(analysis.key).toBe("Am");
  });

  it("tuned a third of a semitone low has its chords", () => {
    const { piece, analysis } = analysed({ tuning: 432, seed: 9 });
    expect(analysis.tuning).toBeCloseTo(-0.32, 1);
    expect(chordsRight(piece.chords, analysis)).toBeGreaterThan(0.9);
  });
});

describe("what is no music", () => {
  it("is silence: nothing is found", () => {
    const silent = analyse({ samples: new Float32Array(96_000 * 3), sampleRate: 96_000 });
    expect(silent).toMatchObject({
      duration: 3,
      bpm: null,
      beats: [],
      bars: [],
      key: null,
      chords: [],
    });
  });

  it("is nothing at all", () => {
    expect(analyse({ samples: new Float32Array(0), sampleRate: 44_100 })).toMatchObject({
      bpm: null,
    });
  });

  it("is a single click: no tempo", () => {
    const samples = new Float32Array(44_100 * 5);
    samples[44_100] = 1;
    expect(analyse({ samples, sampleRate: 44_100 })).toMatchObject({ bpm: null, beats: [] });
  });

  it("is a fault in the file: no number is silence", () => {
    const samples = new Float32Array(44_100).fill(Number.NaN);
    expect(analyse({ samples, sampleRate: 44_100 })).toMatchObject({ bpm: null, key: null });
  });

  it("is more than 20 minutes: refused", () => {
    const samples = new Float32Array(8000 * (20 * 60 + 1));
    const refused = () => analyse({ samples, sampleRate: 8000 });
    expect(refused).toThrow(TooLong);
    expect(refused).toThrow("Recordings of more than 20 minutes are not analysed.");
  });
});
