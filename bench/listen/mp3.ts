/** What a sound is after it was an MP3 of 128 kb/s. */
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { MPEGDecoder } from "mpg123-decoder";
import { createMp3Encoder } from "wasm-media-encoders";

const BITRATE = 128;
/** Samples by which LAME and a decoder are late together; players know of it. */
const DELAY = 1105;

export async function throughMp3(samples: Float32Array): Promise<Float32Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: BITRATE });
  // What it answers is its own memory, which it uses again.
  const body = Uint8Array.from(encoder.encode([samples]));
  const file = new Blob([body, Uint8Array.from(encoder.finalize())]);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData } = decoder.decode(new Uint8Array(await file.arrayBuffer()));
  decoder.free();
  const decoded = channelData[0] ?? new Float32Array(0);
  return decoded.slice(DELAY, DELAY + samples.length);
}
