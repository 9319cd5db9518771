import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLoudnessMeter, loudnessOf } from "./loudness.ts";

const RATE = 48_000;

interface Part {
  seconds: number;
  /** Decibels below full scale, of the sine's peak. */
  dbfs: number;
}

/** A sine of parts that differ in level. */
function sine(parts: readonly Part[], { rate = RATE, hertz = 997 } = {}): Float32Array {
  const pieces = parts.map(({ seconds, dbfs }) => {
    const level = 10 ** (dbfs / 20);
    return Float32Array.from(
      { length: Math.round(seconds * rate) },
      (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate),
    );
  });
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const stereo = (samples: Float32Array, rate = RATE) =>
  loudnessOf([samples, samples], { sampleRate: rate });

describe("loudness", () => {
  it("of a 997 Hz sine at full scale in one channel is −3.01 LUFS", () => {
    const left = sine([{ seconds: 5, dbfs: 0 }]);
    const right = new Float32Array(left.length);
    expect(loudnessOf([left, right], { sampleRate: RATE })).toBeCloseTo(-3.01, 1);
  });

  it("of one at −20 dBFS in both channels is −20 LUFS", () => {
    expect(stereo(sine([{ seconds: 5, dbfs: -20 }]))).toBeCloseTo(-20, 1);
  });

  it("of the same in mono is 3 LU less, and the same where it is played from two speakers", () => {
    const tone = sine([{ seconds: 5, dbfs: -20 }]);
    expect(loudnessOf([tone], { sampleRate: RATE })).toBeCloseTo(-23.01, 1);
    expect(loudnessOf([tone], { sampleRate: RATE, isDualMono: true })).toBeCloseTo(-20, 1);
  });

  it.each([8_000, 11_025, 22_050, 32_000, 44_100, 48_000, 88_200, 96_000, 192_000])(
    "is the same at a sample rate of %i Hz",
    (rate) => {
      const loudness = stereo(sine([{ seconds: 3, dbfs: -23 }], { rate }), rate);
      expect(Math.abs((loudness ?? 0) + 23)).toBeLessThan(0.1);
    },
  );

  // EBU Tech 3341, table 1; within 0.1 LU. Each part is a sine of 1,000 Hz in both channels.
  it.each([
    ["case 1", -23, [[20, -23]]],
    ["case 2", -33, [[20, -33]]],
    [
      "case 3, which gates the quiet ends",
      -23,
      [
        [10, -36],
        [60, -23],
        [10, -36],
      ],
    ],
    [
      "case 4, which gates silence first",
      -23,
      [
        [10, -72],
        [10, -36],
        [60, -23],
        [10, -36],
        [10, -72],
      ],
    ],
    [
      "case 5, whose parts all count",
      -23,
      [
        [20, -26],
        [20.1, -20],
        [20, -26],
      ],
    ],
  ] as const)("of EBU's %s is %d LUFS", (_name, expected, parts) => {
    const rate = 16_000;
    const tone = sine(
      parts.map(([seconds, dbfs]) => ({ seconds, dbfs })),
      { rate, hertz: 1000 },
    );
    expect(Math.abs((stereo(tone, rate) ?? 0) - expected)).toBeLessThan(0.1);
  });

  it("of EBU's case 6, a 5.0 programme, is −23 LUFS", () => {
    const at = (dbfs: number) => sine([{ seconds: 20, dbfs }], { rate: 16_000, hertz: 1000 });
    const channels = [at(-28), at(-28), at(-24), at(-30), at(-30)];
    expect(loudnessOf(channels, { sampleRate: 16_000 })).toBeCloseTo(-23, 1);
  });

  it("does not hear the channel of low-frequency effects", () => {
    const quiet = new Float32Array(RATE);
    const loud = sine([{ seconds: 1, dbfs: 0 }]);
    const channels = [quiet, quiet, quiet, loud, quiet, quiet];
    expect(loudnessOf(channels, { sampleRate: RATE })).toBeNull();
  });

  it("is not known of silence, of nothing, and of less than one block", () => {
    expect(stereo(new Float32Array(RATE))).toBeNull();
    expect(stereo(new Float32Array(0))).toBeNull();
    expect(stereo(sine([{ seconds: 0.39, dbfs: -20 }]))).toBeNull();
    expect(stereo(sine([{ seconds: 0.41, dbfs: -20 }]))).not.toBeNull();
  });

  it("does not depend on the pieces that a recording comes in", () => {
    const rate = 11_025;
    const tone = sine(
      [
        { seconds: 0.7, dbfs: -30 },
        { seconds: 0.8, dbfs: -12 },
      ],
      { rate },
    );
    const whole = loudnessOf([tone], { sampleRate: rate });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), (lengths) => {
        const meter = createLoudnessMeter({ sampleRate: rate, channels: 1 });
        for (let at = 0, turn = 0; at < tone.length; turn += 1) {
          const length = lengths[turn % lengths.length] ?? 1;
          meter.add(tone.subarray(at, at + length));
          at += length;
        }
        expect(meter.finish()).toBeCloseTo(whole ?? 0, 6);
      }),
      { numRuns: 30 },
    );
  });

  it("passes over samples that are no numbers", () => {
    const tone = sine([{ seconds: 2, dbfs: -20 }]);
    tone[1000] = Number.NaN;
    tone[2000] = Number.POSITIVE_INFINITY;
    expect(stereo(tone)).toBeCloseTo(-20, 1);
  });

  it.each([1, 7, 50, 100, 3000])("is a number or nothing at the odd rate of %i Hz", (rate) => {
    const noise = Float32Array.from({ length: rate * 20 }, (_, i) => Math.sin(i * i) / 2);
    const loudness = stereo(noise, rate);
    if (loudness !== null) expect(Number.isFinite(loudness)).toBe(true);
  });
});
