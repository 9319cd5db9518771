/**
 * Reads WAV files that come in pieces, forgivingly: chunks it does not know (JUNK, bext, LIST) are passed over, and the
 * data goes to the end of the file where its length is 0, unknown, or more than there is, as in the files of recorders
 * that were unplugged.
 * Format: https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
 */
import { decodeSamples, isImplausible, readWavFormat, type WavFormat } from "./wav-format.ts";

/** This is no WAV file, or one of a kind that we do not decode. */
export class NotWav extends Error {
  override readonly name: string = "NotWav";
}

/** This says of itself what no recorder writes, so that nobody else need try to decode it. */
export class ImplausibleWav extends NotWav {
  override readonly name = "ImplausibleWav";
}

export interface WavReader {
  /** Null until the head has been read. */
  format(): WavFormat | null;
  /**
   * Bytes of the data as the head claims, infinite where it does not know; null until the data has been reached, which
   * then begins `dataStart` bytes into the file.
   */
  dataLength(): number | null;
  dataStart(): number;
  /**
   * Takes the next bytes, gives the samples of the frames that became whole: −1 to 1, channels side by side. The array
   * is used again by the next call. Throws `NotWav`, as soon as that is certain.
   */
  push(bytes: Uint8Array): Float32Array;
}

const NOTHING = new Float32Array(0);
/** Format chunks are 16 to 40 bytes. */
const LARGEST_FORMAT = 1024;
/** Recorders write a dozen before the data; a file of nothing but heads of chunks would be read for minutes. */
const MOST_CHUNKS = 1_000;

export function createWavReader(): WavReader {
  let rest: Uint8Array = new Uint8Array(0);
  let format: WavFormat | null = null;
  let isBegun = false;
  let passed = 0;
  let chunks = 0;
  let skip = 0;
  let left: number | null = null;
  let dataLength: number | null = null;
  let scratch = NOTHING;

  function pass(count: number): void {
    rest = rest.subarray(count);
    passed += count;
  }

  /** Reads as far as the data; needs to be called again with more bytes until `left` is known. */
  function readHead(): void {
    while (left === null) {
      const skipped = Math.min(skip, rest.length);
      pass(skipped);
      skip -= skipped;
      if (skip > 0 || rest.length < (isBegun ? 8 : 12)) return;
      if (!isBegun) begin();
      else if (!readChunk(ascii(rest, 0), uint32(rest, 4))) return;
    }
  }

  function begin(): void {
    // RF64 is the same for files beyond 4 GB: its lengths say nothing, so the data goes to the end.
    if (!["RIFF", "RF64"].includes(ascii(rest, 0)) || ascii(rest, 8) !== "WAVE") {
      throw new NotWav("This is not a WAV file.");
    }
    isBegun = true;
    pass(12);
  }

  /** False when it needs more bytes. */
  function readChunk(name: string, length: number): boolean {
    if (name === "data") {
      if (!format) throw new NotWav("This WAV file has data before its format.");
      left = length === 0 || length >= 0xffff_fff0 ? Number.POSITIVE_INFINITY : length;
      dataLength = left;
      pass(8);
      return true;
    }
    if (name === "fmt ") {
      if (length <= LARGEST_FORMAT && rest.length < 8 + length) return false;
      const content = length <= LARGEST_FORMAT ? rest.subarray(8, 8 + length) : null;
      if (content && isImplausible(content)) {
        throw new ImplausibleWav("This WAV file has a sample rate or channels that cannot be.");
      }
      format = content && readWavFormat(content);
      if (!format) throw new NotWav("This WAV file is of a kind that is not known.");
    }
    chunks += 1;
    if (chunks > MOST_CHUNKS) throw new NotWav("This WAV file has no data among its first chunks.");
    // Chunks begin at even places.
    skip = 8 + length + (length % 2);
    return true;
  }

  function takeFrames({ channels, bytesPerSample }: WavFormat, available: number): Float32Array {
    const frame = channels * bytesPerSample;
    const frames = Math.floor(Math.min(rest.length, available) / frame);
    const count = frames * channels;
    if (scratch.length < count) scratch = new Float32Array(count);
    return scratch.subarray(0, count);
  }

  return {
    format: () => format,
    dataLength: () => dataLength,
    dataStart: () => passed,
    push(bytes) {
      rest = rest.length === 0 ? bytes : joined(rest, bytes);
      readHead();
      let samples: Float32Array = NOTHING;
      if (format && left !== null) {
        samples = takeFrames(format, left);
        decodeSamples(format, rest, samples);
        const taken = samples.length * format.bytesPerSample;
        rest = rest.subarray(taken);
        left -= taken;
        if (left < format.channels * format.bytesPerSample) rest = rest.subarray(rest.length);
      }
      // What is kept until the next call must not be the caller's buffer.
      rest = rest.slice();
      return samples;
    },
  };
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
