/** What a recording goes through: filters, a room, a compressor, a telephone. All give a new sound of the same length. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";

/** 6 dB an octave above. */
export function lowPass(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let state = 0;
  return samples.map((value) => {
    state += share * (value - state);
    return state;
  });
}

/** 6 dB an octave below. */
export function highPass(samples: Float32Array, hertz: number): Float32Array {
  const low = lowPass(samples, hertz);
  return samples.map((value, i) => value - (low[i] ?? 0));
}

/** Early reflections, and four combs (M. R. Schroeder, 1962) that lose their treble. `share`: of what comes back. */
export function inRoom(
  samples: Float32Array,
  { share, seconds }: { share: number; seconds: number },
  random: Random,
): Float32Array {
  const out = samples.slice();
  if (share === 0) return out;
  for (let tap = 0; tap < 5; tap += 1) {
    const late = Math.round(random.between(0.006, 0.045) * RATE);
    const level = share * random.between(0.2, 0.6);
    for (let i = late; i < out.length; i += 1)
      out[i] = (out[i] ?? 0) + level * (samples[i - late] ?? 0);
  }
  for (const length of [1557, 1617, 1491, 1422]) {
    const line = new Float32Array(length);
    const back = 10 ** ((-3 * length) / RATE / seconds);
    let damped = 0;
    for (let i = 0; i < out.length; i += 1) {
      damped += 0.4 * ((line[i % length] ?? 0) - damped);
      line[i % length] = (samples[i] ?? 0) + back * damped;
      out[i] = (out[i] ?? 0) + share * 0.35 * damped;
    }
  }
  return out;
}

/** A bus compressor: what is above the threshold (a share of the peak) rises by a quarter in decibels, as fast as 5 ms. */
export function compressed(samples: Float32Array, threshold: number): Float32Array {
  const peak = peakOf(samples);
  const attack = 1 - Math.exp(-1 / (0.005 * RATE));
  const release = 1 - Math.exp(-1 / (0.12 * RATE));
  let level = 0;
  return samples.map((value) => {
    const now = Math.abs(value) / peak;
    level += (now > level ? attack : release) * (now - level);
    return level > threshold ? value * (threshold / level) ** 0.75 : value;
  });
}

/** As a phone on a chair hears it: far, without bass, too loud, with hiss. */
export function onPhone(samples: Float32Array, random: Random): Float32Array {
  const room = inRoom(
    samples,
    { share: random.between(0.5, 0.9), seconds: random.between(0.5, 0.9) },
    random,
  );
  const band = lowPass(highPass(highPass(room, 140), 90), random.between(4500, 9000));
  const gain = random.between(1.5, 3) / peakOf(band);
  const hiss = random.between(0.002, 0.01);
  return band.map((value) => Math.tanh(gain * value) + random.between(-hiss, hiss));
}

export function peakOf(samples: Float32Array): number {
  let greatest = Number.MIN_VALUE;
  for (const value of samples) greatest = Math.max(greatest, Math.abs(value));
  return greatest;
}

/** Root mean square. */
export function loudnessOf(samples: Float32Array): number {
  let squares = 0;
  for (const value of samples) squares += value * value;
  return Math.sqrt(squares / Math.max(1, samples.length));
}

/** All of them together, each at its share of the loudness of the first that sounds. */
export function mixed(
  parts: readonly (readonly [samples: Float32Array, share: number])[],
): Float32Array {
  const out = new Float32Array(parts[0]?.[0].length ?? 0);
  for (const [samples, share] of parts) {
    const loudness = loudnessOf(samples);
    if (loudness === 0) continue;
    for (let i = 0; i < out.length; i += 1)
      out[i] = (out[i] ?? 0) + ((samples[i] ?? 0) * share) / loudness;
  }
  const peak = peakOf(out);
  return out.map((value) => (0.9 * value) / peak);
}
