/** Sound files for tests, made on the spot: whole, cut short and broken. */
import { Mp3Encoder } from "@breezystack/lamejs";
import { writeWav } from "@bandstand/audio/write-wav";

export type Content =
  | { readonly kind: "sine"; readonly hz: number }
  /** A short click at each beat, the first at the very beginning. */
  | { readonly kind: "clicks"; readonly bpm: number }
  | { readonly kind: "silence" };

export type SoundOptions = {
  readonly seconds: number;
  /** Hz; 44,100 when left out. */
  readonly rate?: number;
  readonly channels?: 1 | 2;
  readonly content?: Content;
};

/** −1 to 1, half of full scale. */
function samplesOf(content: Content, seconds: number, rate: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate));
  if (content.kind === "silence") return samples;
  if (content.kind === "sine") {
    return samples.map((_, index) => 0.5 * Math.sin((2 * Math.PI * content.hz * index) / rate));
  }
  const beat = (60 / content.bpm) * rate;
  const click = Math.round(0.01 * rate);
  for (let start = 0; start < samples.length; start += beat) {
    const at = Math.round(start);
    for (let index = 0; index < click; index += 1) {
      if (at + index >= samples.length) break;
      samples[at + index] =
        0.5 * Math.sin((2 * Math.PI * 1000 * index) / rate) * (1 - index / click);
    }
  }
  return samples;
}

const A440: Content = { kind: "sine", hz: 440 };

/** `bits` of 16 and 24 are integers, 32 are floats. */
export function wavFile(options: SoundOptions & { readonly bits?: 16 | 24 | 32 }): Buffer {
  const { seconds, rate = 44_100, channels = 2, bits = 16, content = A440 } = options;
  const one = samplesOf(content, seconds, rate);
  const all = Array.from({ length: channels }, () => one);
  return Buffer.from(writeWav({ sampleRate: rate, channels: all }, bits));
}

/** A constant bit rate, in kbit/s (128 when left out). The encoder adds about 50 ms of silence in all, as encoders do. */
export function mp3File(options: SoundOptions & { readonly kbps?: number }): Buffer {
  const { seconds, rate = 44_100, channels = 2, kbps = 128, content = A440 } = options;
  const samples = samplesOf(content, seconds, rate);
  const whole = Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
  const encoder = new Mp3Encoder(channels, rate, kbps);
  const parts = [
    channels === 2 ? encoder.encodeBuffer(whole, whole) : encoder.encodeBuffer(whole),
    encoder.flush(),
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.length)));
}

/** The beginning of a file, as an upload leaves it that breaks off; `share` of 0 to 1. */
export function cutShort(file: Buffer, share = 0.5): Buffer {
  return file.subarray(0, Math.floor(file.length * share));
}

/** The same length and head with `bytes` bytes of rubbish in the middle. */
export function scratched(file: Buffer, bytes = 400): Buffer {
  const copy = Buffer.from(file);
  const from = Math.max(64, Math.floor((copy.length - bytes) / 2));
  for (let index = from; index < Math.min(from + bytes, copy.length); index += 1) {
    copy[index] = (index * 151 + 17) & 0xff;
  }
  return copy;
}

/** A WAV file whose head promises another number of bytes of sound. */
export function withClaimedLength(wav: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(wav);
  copy.writeUInt32LE(bytes >>> 0, 40);
  return copy;
}

/** Words that only pretend to be a recording. */
export function notSound(): Buffer {
  return Buffer.from("This is a letter, and no song, whatever its name says.\n".repeat(40));
}
