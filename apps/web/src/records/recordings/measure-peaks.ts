/** Decodes a recording in the browser and gives the server the peaks that it could not make itself. */
import { loudnessOf } from "@bandstand/audio/loudness";
import { createPeakMeter, FINE, writePeaks } from "@bandstand/audio/peaks";
import { type Playback, savePeaks } from "@bandstand/contracts/songs";
import type { Client } from "../../lib/http/client.ts";

/** Bytes: decoding takes ten times as much memory, which a phone does not have for more. */
const LARGEST = 40 * 1024 * 1024;
/** Enough for a picture, and a fifth of the memory of the usual rate. */
const SAMPLE_RATE = 8000;

/** The playback with its peaks; as it was where the recording is too large or cannot be decoded here. */
export async function measureAndSend(
  client: Client,
  songId: number,
  recordingFilename: string,
  playback: Playback,
  signal: AbortSignal,
): Promise<Playback> {
  if (playback.size > LARGEST) return playback;
  const response = await fetch(playback.url, { signal });
  const sound = await decode(await response.arrayBuffer());
  if (!sound) return playback;
  const meter = createPeakMeter({ sampleRate: sound.sampleRate, channels: 1, rate: FINE });
  meter.add(sound.getChannelData(0));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    if (typeof reader.result === "string") resolve(reader.result);
  });
  reader.addEventListener("error", () =>
    reject(new Error("Error Fetching Data", { cause: reader.error })),
  );
  reader.readAsDataURL(new Blob([writePeaks(meter.finish())]));
  const [, fine = ""] = (await promise).split(",");
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  const loudness = loudnessOf(channels, { sampleRate: sound.sampleRate, isDualMono: true });
  const body = { recordingFilename, duration: sound.duration, fine, loudness };
  return client.call(savePeaks, { params: { id: String(songId) }, body }, { signal });
}

async function decode(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes);
  } catch {
    return null;
  }
}
