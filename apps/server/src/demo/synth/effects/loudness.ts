/** Loudness as ears judge it, after ITU-R BS.1770 with the gates of EBU R 128. */
import { biquad } from "../signal/biquad.ts";

const BLOCK_SECONDS = 0.4;
const SILENCE = -70;

function sounds(channel: Float32Array, from: number, to: number): boolean {
  for (let sample = from; sample < to; sample += 1) if (channel[sample] !== 0) return true;
  return false;
}

/** Mean square of blocks behind the K-weighting: a shelf of +4 dB above 1.5 kHz and a high-pass at 38 Hz. */
function blockEnergies(channel: Float32Array, rate: number, every: number): Float64Array {
  const block = Math.round(BLOCK_SECONDS * rate);
  const energies = new Float64Array(Math.floor(channel.length / block / every));
  const shelf = biquad({ kind: "highshelf", hz: 1500, gain: 4 }, rate);
  const pass = biquad({ kind: "highpass", hz: 38, q: 0.5 }, rate);
  let s1 = 0;
  let s2 = 0;
  let p1 = 0;
  let p2 = 0;
  for (let index = 0; index < energies.length; index += 1) {
    let sum = 0;
    const start = index * every * block;
    // Filters fed with nothing slow down to a crawl on numbers too small to matter.
    if (!sounds(channel, start, start + block)) {
      [s1, s2, p1, p2] = [0, 0, 0, 0];
      continue;
    }
    for (let sample = start; sample < start + block; sample += 1) {
      const input = channel[sample] ?? 0;
      const bright = shelf.b0 * input + s1;
      s1 = shelf.b1 * input - shelf.a1 * bright + s2;
      s2 = shelf.b2 * input - shelf.a2 * bright;
      const heard = pass.b0 * bright + p1;
      p1 = pass.b1 * bright - pass.a1 * heard + p2;
      p2 = pass.b2 * bright - pass.a2 * heard;
      sum += heard * heard;
    }
    energies[index] = sum / block;
  }
  return energies;
}

/**
 * Integrated loudness in LUFS, the channels' energies added; −Infinity when all is silent. Channels are of one length.
 * `every` 5 measures every fifth block only, which is near enough to set a part's level and five times as fast.
 */
export function loudness(channels: readonly Float32Array[], rate: number, every = 1): number {
  const perChannel = channels.map((channel) => blockEnergies(channel, rate, every));
  const energies = [...(perChannel[0] ?? [])].map((_, index) =>
    perChannel.reduce((sum, channel) => sum + (channel[index] ?? 0), 0),
  );
  const level = (energy: number) => -0.691 + 10 * Math.log10(energy);
  const mean = (list: readonly number[]) =>
    list.reduce((sum, energy) => sum + energy, 0) / list.length;
  const audible = energies.filter((energy) => level(energy) > SILENCE);
  if (audible.length === 0) return -Infinity;
  const gate = level(mean(audible)) - 10;
  return level(mean(audible.filter((energy) => level(energy) > gate)));
}
