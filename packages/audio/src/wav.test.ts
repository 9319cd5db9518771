import { describe, expect, it } from "vitest";
import { createWavReader, NotWav } from "./wav.ts";

/** A WAV of one format chunk and one data chunk; `before` stands between head and format. */
function wav(options: {
  tag?: number;
  channels?: number;
  bits: number;
  data: number[];
  before?: number[];
  claimed?: number;
}) {
  const { tag = 1, channels = 1, bits, data, before = [], claimed = data.length } = options;
  const u16 = (n: number) => [n & 255, (n >> 8) & 255];
  const u32 = (n: number) => [...u16(n & 0xffff), ...u16(n >>> 16)];
  const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
  const frame = (bits / 8) * channels;
  const format = [
    ...u16(tag),
    ...u16(channels),
    ...u32(8000),
    ...u32(8000 * frame),
    ...u16(frame),
    ...u16(bits),
  ];
  return Uint8Array.from([
    ...text("RIFF"),
    ...u32(0),
    ...text("WAVE"),
    ...before,
    ...text("fmt "),
    ...u32(format.length),
    ...format,
    ...text("data"),
    ...u32(claimed),
    ...data,
  ]);
}

function read(file: Uint8Array, piece = file.length): number[] {
  const reader = createWavReader();
  const samples: number[] = [];
  for (let at = 0; at < file.length; at += piece)
    samples.push(...reader.push(file.subarray(at, at + piece)));
  return samples;
}

describe("reading a WAV file", () => {
  it("of 8, 16, 24 and 32 bits, and of floats", () => {
    expect(read(wav({ bits: 8, data: [128, 0, 192] }))).toEqual([0, -1, 0.5]);
    expect(read(wav({ bits: 16, data: [0, 0, 0, 128, 0, 64] }))).toEqual([0, -1, 0.5]);
    expect(read(wav({ bits: 24, data: [0, 0, 0, 0, 0, 128, 0, 0, 64] }))).toEqual([0, -1, 0.5]);
    expect(read(wav({ bits: 32, data: [0, 0, 0, 128, 0, 0, 0, 64] }))).toEqual([-1, 0.5]);
    expect(
      read(
        wav({
          tag: 3,
          bits: 32,
          data: [...new Uint8Array(Float32Array.of(0.25, Number.NaN).buffer)],
        }),
      ),
    ).toEqual([0.25, 0]);
  });

  it("gives the same whatever the pieces it comes in", () => {
    const file = wav({ bits: 16, channels: 2, data: [1, 0, 2, 0, 3, 0, 4, 0] });
    for (let piece = 1; piece <= file.length; piece += 1)
      expect(read(file, piece)).toEqual(read(file));
  });

  it("passes over chunks it does not know, with their padding", () => {
    const junk = [..."JUNK"].map((letter) => letter.charCodeAt(0));
    expect(read(wav({ bits: 8, data: [192], before: [...junk, 3, 0, 0, 0, 9, 9, 9, 0] }))).toEqual([
      0.5,
    ]);
  });

  it("takes what is there of a file that was cut, or never finished", () => {
    expect(read(wav({ bits: 16, data: [0, 64, 0], claimed: 4000 }))).toEqual([0.5]);
    expect(read(wav({ bits: 16, data: [0, 64], claimed: 0xffffffff }))).toEqual([0.5]);
    expect(read(wav({ bits: 16, data: [0, 64] }).subarray(0, 30))).toEqual([]);
  });

  it("leaves what stands behind the data", () => {
    const file = wav({ bits: 8, data: [192, 7, 7, 7], claimed: 1 });
    expect(read(file)).toEqual([0.5]);
  });

  it("says so when it is no WAV, or one it cannot read", () => {
    expect(() => read(new TextEncoder().encode("This is a letter to you."))).toThrow(NotWav);
    expect(() => read(wav({ tag: 2, bits: 4, data: [] }))).toThrow(NotWav);
    expect(() => read(wav({ bits: 16, channels: 0, data: [] }))).toThrow(NotWav);
  });
});
