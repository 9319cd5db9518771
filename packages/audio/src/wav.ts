/**
 * Reads WAV files that come in pieces, and writes them. Forgiving: chunks it does not know are passed over, and a data
 * chunk that says it is longer than the file ends with the file.
 * Format: https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
 */

export interface WavFormat {
  /** Frames a second. */
  sampleRate: number;
  channels: number;
  bits: number;
  isFloat: boolean;
}

/** What a file is that this reader cannot make sense of. */
export class NotWav extends Error {
  override readonly name = "NotWav";
}

export interface WavReader {
  /** Null until the head has been read. */
  format(): WavFormat | null;
  /** Bytes of the data chunk as its head claims; null until it has been reached. */
  dataLength(): number | null;
  /** Takes the next bytes, gives the samples that became whole: −1 to 1, channels side by side. Throws `NotWav`. */
  push(bytes: Uint8Array): Float32Array;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** A head longer than this is no head. */
const HEAD_LIMIT = 1 << 20;

const NOTHING = new Float32Array(0);

export function createWavReader(): WavReader {
  let rest = new Uint8Array(0);
  let format: WavFormat | null = null;
  let left: number | null = null;
  let dataLength: number | null = null;
  /** Bytes of a chunk to pass over. */
  let skip = 0;
  let isBegun = false;

  /** Reads chunks until the data begins; false when it needs more bytes. */
  function readHead(): boolean {
    for (;;) {
      if (skip > 0) {
        const passed = Math.min(skip, rest.length);
        rest = rest.subarray(passed);
        skip -= passed;
        if (skip > 0) return false;
      }
      if (!isBegun) {
        if (rest.length < 12) return false;
        if (!/^(RIFF|RF64)$/.test(ascii(rest, 0)) || ascii(rest, 8) !== "WAVE")
          throw new NotWav("not a WAV file");
        rest = rest.subarray(12);
        isBegun = true;
      }
      if (rest.length < 8) return false;
      const name = ascii(rest, 0);
      const length = new DataView(rest.buffer, rest.byteOffset).getUint32(4, true);
      if (name === "data") {
        if (!format) throw new NotWav("data before its format");
        // Streams that were never finished say 0 or 2^32 − 1: all that comes is data.
        left = length === 0 || length === 0xffffffff ? Infinity : length;
        dataLength = left;
        rest = rest.subarray(8);
        return true;
      }
      if (name === "fmt ") {
        if (rest.length < 8 + length) {
          if (length > HEAD_LIMIT) throw new NotWav("a format too long");
          return false;
        }
        format = readFormat(new DataView(rest.buffer, rest.byteOffset + 8, length));
      }
      rest = rest.subarray(8);
      // Chunks are padded to an even length.
      skip = length + (length % 2);
    }
  }

  return {
    format: () => format,
    dataLength: () => dataLength,
    push(bytes) {
      rest = rest.length === 0 ? bytes.slice() : joined(rest, bytes);
      if (left === null && !readHead()) return NOTHING;
      if (!format || left === null) return NOTHING;
      const frame = (format.bits / 8) * format.channels;
      const whole = Math.floor(Math.min(rest.length, left) / frame) * frame;
      const samples = decode(rest.subarray(0, whole), format);
      rest = rest.slice(whole);
      left -= whole;
      return samples;
    },
  };
}

function readFormat(view: DataView): WavFormat {
  if (view.byteLength < 16) throw new NotWav("a format too short");
  const given = view.getUint16(0, true);
  const tag = given === EXTENSIBLE && view.byteLength >= 26 ? view.getUint16(24, true) : given;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const bits = view.getUint16(14, true);
  const isFloat = tag === FLOAT;
  const known = isFloat
    ? bits === 32 || bits === 64
    : tag === PCM && [8, 16, 24, 32].includes(bits);
  if (!known || channels === 0 || channels > 64 || sampleRate < 100)
    throw new NotWav("an encoding that is not known");
  return { sampleRate, channels, bits, isFloat };
}

function decode(bytes: Uint8Array, { bits, isFloat }: WavFormat): Float32Array {
  const width = bits / 8;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const samples = new Float32Array(bytes.length / width);
  for (let index = 0, at = 0; index < samples.length; index += 1, at += width) {
    samples[index] = isFloat ? floatAt(view, at, bits) : integerAt(view, at, bits);
  }
  return samples;
}

function integerAt(view: DataView, at: number, bits: number): number {
  if (bits === 16) return view.getInt16(at, true) / 0x8000;
  if (bits === 24) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x800000;
  if (bits === 32) return view.getInt32(at, true) / 0x80000000;
  // Eight bits alone are unsigned.
  return (view.getUint8(at) - 0x80) / 0x80;
}

function floatAt(view: DataView, at: number, bits: number): number {
  const sample = bits === 32 ? view.getFloat32(at, true) : view.getFloat64(at, true);
  return Number.isFinite(sample) ? sample : 0;
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
