/** Loudness as ears judge it, of a whole sound or of samples taken from it. */
import { loudnessOf } from "@bandstand/audio/loudness";

const BLOCK_SECONDS = 0.4;

/**
 * Integrated loudness in LUFS; −Infinity when all is silent. Channels are of one length. `every` 5 measures every fifth
 * block only, which is near enough to set a part's level and five times as fast.
 */
export function loudness(channels: readonly Float32Array[], rate: number, every = 1): number {
  const heard = every === 1 ? channels : channels.map((channel) => thinned(channel, rate, every));
  return loudnessOf(heard, { sampleRate: rate }) ?? -Infinity;
}

function thinned(channel: Float32Array, rate: number, every: number): Float32Array {
  const block = Math.round(BLOCK_SECONDS * rate);
  const blocks = Math.floor(channel.length / block / every);
  const samples = new Float32Array(blocks * block);
  for (let index = 0; index < blocks; index += 1) {
    const from = index * every * block;
    samples.set(channel.subarray(from, from + block), index * block);
  }
  return samples;
}
