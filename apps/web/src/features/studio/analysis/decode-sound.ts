/** A recording as what the analysis hears: one channel, at no higher rate than it needs. */
import { refuseTooLong } from "@bandstand/audio/analysis/longest";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { downloadBlob } from "../../../lib/files/download-blob.ts";

/** Hz. What lies above 11 kHz tells nothing more, and 20 minutes in stereo are 212 MB instead of 423. */
export const DECODED_RATE = 22_050;
/** Milliseconds without a byte. */
const TIMEOUT = 15_000;

/** The part of a `BaseAudioContext` that is used here. */
export interface Decoder {
  decodeAudioData(bytes: ArrayBuffer): Promise<DecodedSound>;
}

export type DecodedSound = Pick<
  AudioBuffer,
  "numberOfChannels" | "sampleRate" | "duration" | "length" | "getChannelData"
>;

export interface DecodeOptions {
  signal: AbortSignal;
  /** Seconds that the recording is known to last, from the server or its player: a long one is refused unread. */
  duration: number;
  decoder?: Decoder;
  fetch?: typeof fetch;
}

/** The browser knows no such format, or the file is broken. */
export class NotDecodable extends Error {
  override readonly name = "NotDecodable";
  constructor(cause: unknown) {
    super("This recording cannot be analysed, because the browser cannot decode it.", { cause });
  }
}

/**
 * `source`: an address of the server, or the bytes, which are given away. A kept recording comes as bytes, since the page
 * may not fetch what is not the server's.
 *
 * @throws TooLong over 20 minutes; Offline; NotDecodable; the signal's reason
 */
export async function decodeSound(
  source: string | ArrayBuffer,
  options: DecodeOptions,
): Promise<Sound> {
  const { signal, duration, decoder = new OfflineAudioContext(1, 1, DECODED_RATE) } = options;
  signal.throwIfAborted();
  refuseTooLong(duration);
  const bytes = typeof source === "string" ? await download(source, options) : source;
  const decoded = await decode(bytes, decoder);
  signal.throwIfAborted();
  // What was known was the length of another recording.
  refuseTooLong(decoded.duration);
  return { samples: await mixed(decoded, signal), sampleRate: decoded.sampleRate };
}

async function download(address: string, { signal, fetch }: DecodeOptions): Promise<ArrayBuffer> {
  const { blob } = await downloadBlob(address, {
    signal,
    stallTimeout: TIMEOUT,
    onProgress: () => {},
    ...(fetch && { fetch }),
  });
  return blob.arrayBuffer();
}

async function decode(bytes: ArrayBuffer, decoder: Decoder): Promise<DecodedSound> {
  try {
    return await decoder.decodeAudioData(bytes);
  } catch (error) {
    throw new NotDecodable(error);
  }
}

/** Samples that are mixed at a time: less than a frame's work, so that what plays meanwhile is seen to move. */
const AT_A_TIME = 500_000;

/** The mean of the channels, in an array of its own that a worker can be given. */
async function mixed(sound: DecodedSound, signal: AbortSignal): Promise<Float32Array> {
  const out = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const samples = sound.getChannelData(channel);
    for (let from = 0; from < out.length; from += AT_A_TIME) {
      const to = Math.min(out.length, from + AT_A_TIME);
      for (let i = from; i < to; i += 1)
        out[i] = (out[i] ?? 0) + (samples[i] ?? 0) / sound.numberOfChannels;
      await breath();
      signal.throwIfAborted();
    }
  }
  return out;
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
