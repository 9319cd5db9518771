import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPeakMeter, FINE } from "./peaks.ts";
import { createWavReader, ImplausibleWav, NotWav } from "./wav.ts";
import { writeWav } from "./write-wav.ts";

/** A chunk as it stands in the file. */
function chunk(name: string, content: number[] | Uint8Array, length = content.length): number[] {
  const head = new Uint8Array(8);
  for (let i = 0; i < 4; i += 1) head[i] = name.charCodeAt(i);
  new DataView(head.buffer).setUint32(4, length, true);
  return [...head, ...content, ...(content.length % 2 === 1 ? [0] : [])];
}

function riff(...chunks: number[][]): Uint8Array {
  return Uint8Array.from(chunk("RIFF", [0x57, 0x41, 0x56, 0x45, ...chunks.flat()]));
}

interface Fmt {
  tag?: number;
  channels?: number;
  bits?: number;
  blockAlign?: number;
  rate?: number;
  extra?: number[];
}

function fmt(options: Fmt = {}): number[] {
  const { tag = 1, channels = 1, bits = 16, blockAlign, rate = 8000, extra = [] } = options;
  const content = new Uint8Array(16);
  const view = new DataView(content.buffer);
  view.setUint16(0, tag, true);
  view.setUint16(2, channels, true);
  view.setUint32(4, rate, true);
  view.setUint16(12, blockAlign ?? (channels * bits) / 8, true);
  view.setUint16(14, bits, true);
  return chunk("fmt ", [...content, ...extra]);
}

function decode(bytes: Uint8Array, piece = bytes.length) {
  const reader = createWavReader();
  const samples: number[] = [];
  for (let at = 0; at < bytes.length; at += Math.max(1, piece)) {
    samples.push(...reader.push(bytes.subarray(at, at + piece)));
  }
  return {
    samples,
    format: reader.format(),
    dataStart: reader.dataStart(),
    dataLength: reader.dataLength(),
  };
}

const half = [0x00, 0x40];
const minus = [0x00, 0x80];

describe("reading a WAV", () => {
  it.each([
    ["8 bits", fmt({ bits: 8 }), [0, 128, 192, 255], [-1, 0, 0.5, 127 / 128]],
    ["16 bits", fmt(), [...half, ...minus], [0.5, -1]],
    [
      "24 bits",
      fmt({ bits: 24 }),
      [0, 0, 0x40, 0, 0, 0x80, 0xff, 0xff, 0xff],
      [0.5, -1, -1 / 0x800000],
    ],
    ["32 bits", fmt({ bits: 32 }), [0, 0, 0, 0x40, 0, 0, 0, 0x80], [0.5, -1]],
    ["32-bit floats", fmt({ tag: 3, bits: 32 }), [0, 0, 0, 0x3f, 0, 0, 0x40, 0xbf], [0.5, -0.75]],
    ["64-bit floats", fmt({ tag: 3, bits: 64 }), [0, 0, 0, 0, 0, 0, 0xe0, 0x3f], [0.5]],
    ["24 bits in 4 bytes", fmt({ bits: 24, blockAlign: 4 }), [0, 0, 0, 0x40], [0.5]],
    ["a block size left out", fmt({ blockAlign: 0 }), half, [0.5]],
    [
      "the extensible kind",
      fmt({
        tag: 0xfffe,
        extra: [22, 0, 16, 0, 4, 0, 0, 0, 1, 0, ...Array.from({ length: 14 }, () => 0)],
      }),
      half,
      [0.5],
    ],
  ])("takes %s", (_case, format, data, samples) => {
    expect(decode(riff(format, chunk("data", data)))).toMatchObject({ samples });
  });

  it("tells the format", () => {
    expect(decode(riff(fmt({ channels: 2 }), chunk("data", []))).format).toEqual({
      sampleRate: 8000,
      channels: 2,
      encoding: "int16",
      bytesPerSample: 2,
    });
  });

  it("passes over chunks of other kinds, of odd length too, before, between and behind", () => {
    const file = riff(
      chunk("JUNK", [1, 2, 3]),
      fmt(),
      chunk(
        "bext",
        Array.from({ length: 700 }, () => 7),
      ),
      chunk("data", [...half, ...minus]),
      chunk("LIST", [...half, ...half]),
    );
    expect(decode(file).samples).toEqual([0.5, -1]);
  });

  it.each([
    ["nothing", 0],
    ["more than there is", 0x7fff_ffff],
    ["all ones, as one that was streamed", 0xffff_ffff],
  ])("goes to the end of the file where the data claims to be %s", (_case, length) => {
    expect(decode(riff(fmt(), chunk("data", [...half, ...minus], length))).samples).toEqual([
      0.5, -1,
    ]);
  });

  it("leaves out a frame that was cut", () => {
    const file = riff(fmt({ channels: 2 }), chunk("data", [...half, ...half, ...half, 0x00], 4000));
    expect(decode(file).samples.slice(0, 2)).toEqual([0.5, 0.5]);
    expect(decode(file).samples).toHaveLength(4);
  });

  it("reads the kind of file that goes beyond 4 GB", () => {
    const file = riff(
      chunk(
        "ds64",
        Array.from({ length: 28 }, () => 0),
      ),
      fmt(),
      chunk("data", half, 0xffff_ffff),
    );
    file.set([0x52, 0x46, 0x36, 0x34]);
    expect(decode(file).samples).toEqual([0.5]);
  });

  it.each([
    ["text", Uint8Array.from("La la la, a chorus", (letter) => letter.charCodeAt(0))],
    ["an AVI", riff(fmt()).map((byte, i) => (i === 8 ? 0x41 : byte))],
    ["a compressed kind", riff(fmt({ tag: 0x11, bits: 4, blockAlign: 256 }), chunk("data", half))],
    ["no channels", riff(fmt({ channels: 0, blockAlign: 2 }), chunk("data", half))],
    ["data before its format", riff(chunk("data", half), fmt())],
    ["a format that is too short", riff(chunk("fmt ", [1, 0]), chunk("data", half))],
  ])("says that it cannot read %s", (_case, file) => {
    expect(() => decode(file)).toThrow(NotWav);
    expect(() => decode(file, 1)).toThrow(NotWav);
  });

  it.each([
    ["a rate of 1 Hz", { rate: 1 }],
    ["a rate of 999 Hz", { rate: 999 }],
    ["a rate beyond any converter's", { rate: 768_001 }],
    ["no channels", { channels: 0, blockAlign: 2 }],
    ["65 channels", { channels: 65 }],
    ["a rate of 1 Hz, compressed", { rate: 1, tag: 0x11, bits: 4, blockAlign: 256 }],
  ])("says that nobody can have written %s", (_case, format) => {
    expect(() => decode(riff(fmt(format), chunk("data", half)))).toThrow(ImplausibleWav);
  });

  it.each([1_000, 768_000])("takes a rate of %i Hz", (rate) => {
    expect(decode(riff(fmt({ rate }), chunk("data", half))).samples).toEqual([0.5]);
  });

  it("does not take a block of another size than its samples", () => {
    const file = riff(fmt({ channels: 2, blockAlign: 40_000 }), chunk("data", half));
    expect(() => decode(file)).toThrow(NotWav);
  });

  it("does not read for ever where one head of a chunk follows another", () => {
    const empty = Array.from({ length: 1_000 }, () => chunk("JUNK", []));
    expect(() => decode(riff(fmt(), ...empty))).toThrow(NotWav);
    expect(decode(riff(fmt(), ...empty.slice(1), chunk("data", half))).samples).toEqual([0.5]);
  });

  it("gives no more peaks than its bytes are worth, whatever its head says", () => {
    const heads = fc.record({
      rate: fc.oneof(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 2_000 })),
      channels: fc.nat({ max: 70 }),
      bits: fc.constantFrom(8, 16, 24, 32),
    });
    fc.assert(
      fc.property(heads, fc.nat({ max: 5_000 }), (head, length) => {
        const file = riff(fmt(head), chunk("data", new Uint8Array(length), Math.max(1, length)));
        const reader = createWavReader();
        try {
          const samples = reader.push(file);
          const format = reader.format();
          const meter = format && createPeakMeter({ ...format, rate: FINE });
          meter?.add(samples);
          expect(meter?.finish().values.length ?? 0).toBeLessThanOrEqual(0.4 * length + 2);
        } catch (error) {
          expect(error).toBeInstanceOf(NotWav);
        }
      }),
    );
  });

  it("keeps what it needs when the caller uses its buffer again", () => {
    const file = riff(fmt(), chunk("data", [...half, ...minus, ...half]));
    const buffer = new Uint8Array(3);
    const reader = createWavReader();
    const samples: number[] = [];
    for (let at = 0; at < file.length; at += 3) {
      const piece = file.subarray(at, at + 3);
      buffer.set(piece);
      samples.push(...reader.push(buffer.subarray(0, piece.length)));
      buffer.fill(0xee);
    }
    expect(samples).toEqual([0.5, -1, 0.5]);
  });

  it("tells where the data begins and how long it claims to be", () => {
    const file = riff(chunk("JUNK", [1, 2, 3]), fmt(), chunk("data", half, 4000));
    expect(decode(file, 5)).toMatchObject({ dataStart: 56, dataLength: 4000 });
    expect(decode(riff(fmt(), chunk("data", half, 0)))).toMatchObject({ dataLength: Infinity });
    expect(decode(riff(fmt()))).toMatchObject({ dataLength: null });
  });

  it("fails in one way only and gives whole frames, wherever the file is cut and whatever is in it", () => {
    const data = chunk("data", [...half, ...half, ...minus, ...minus]);
    const file = riff(fmt({ channels: 2 }), chunk("JUNK", [1]), data);
    const damage = fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 }));
    const size = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(
        fc.nat({ max: file.length }),
        fc.array(damage, { maxLength: 4 }),
        size,
        (end, bytes, piece) => {
          const broken = file.slice();
          for (const [at, byte] of bytes) broken[at] = byte;
          try {
            const { samples, format } = decode(broken.subarray(0, end), piece);
            expect(samples.length % (format?.channels ?? 1)).toBe(0);
          } catch (error) {
            expect(error).toBeInstanceOf(NotWav);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("writing a WAV", () => {
  it.each([
    [16, 0x8000],
    [24, 0x800000],
  ] as const)("keeps every sample to the nearest step of %i bits", (bits, steps) => {
    const channel = fc.float32Array({ noNaN: true, min: -1, max: 1, maxLength: 50 });
    fc.assert(
      fc.property(channel, fc.integer({ min: 1, max: 9 }), (left, piece) => {
        const right = left.map((value) => -value);
        const { samples, format } = decode(
          writeWav({ sampleRate: 44_100, channels: [left, right] }, bits),
          piece,
        );
        expect(samples).toHaveLength(2 * left.length);
        left.forEach((value, i) => {
          expect(Math.abs((samples[2 * i] ?? 0) - value)).toBeLessThanOrEqual(1 / steps);
          expect(Math.abs((samples[2 * i + 1] ?? 0) + value)).toBeLessThanOrEqual(1 / steps);
        });
        if (left.length > 0) expect(format).toMatchObject({ sampleRate: 44_100, channels: 2 });
      }),
    );
  });

  it("keeps floats as they are", () => {
    const channel = Float32Array.of(0.1, -1.5, 2, 1e-9);
    expect(decode(writeWav({ sampleRate: 8000, channels: [channel] }, 32)).samples).toEqual([
      ...channel,
    ]);
  });

  it("cuts what is too loud", () => {
    const channel = Float32Array.of(1.5, -1.5);
    expect(decode(writeWav({ sampleRate: 8000, channels: [channel] })).samples).toEqual([
      0x7fff / 0x8000,
      -1,
    ]);
  });
});
