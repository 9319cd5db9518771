/** What a recording goes through: filters, a room, a compressor, a telephone. All give a new sound of the same length. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";

/** 6 dB an octave above. */
export function lowPass(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  // Loops, here and below: a song has millions of samples, and a call for each takes most of the time.
  const out = new Float32Array(samples.length);
  let state = 0;
  for (let i = 0; i < out.length; i += 1) {
    state += share * ((samples[i] ?? 0) - state);
    out[i] = state;
  }
  return out;
}

/** 6 dB an octave below. */
export function highPass(samples: Float32Array, hertz: number): Float32Array {
  const out = lowPass(samples, hertz);
  for (let i = 0; i < out.length; i += 1) out[i] = (samples[i] ?? 0) - (out[i] ?? 0);
  return out;
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
    let at = 0;
    for (let i = 0; i < out.length; i += 1) {
      damped += 0.4 * ((line[at] ?? 0) - damped);
      line[at] = (samples[i] ?? 0) + back * damped;
      out[i] = (out[i] ?? 0) + share * 0.35 * damped;
      at = at + 1 === length ? 0 : at + 1;
    }
  }
  return out;
}

/** A bus compressor: what is above the threshold (a share of the peak) rises by a quarter in decibels, as fast as 5 ms. */
export function compressed(samples: Float32Array, threshold: number): Float32Array {
  const peak = peakOf(samples);
  const attack = 1 - Math.exp(-1 / (0.005 * RATE));
  const release = 1 - Math.exp(-1 / (0.12 * RATE));
  const out = samples.slice();
  let level = 0;
  for (let i = 0; i < out.length; i += 1) {
    const now = Math.abs(out[i] ?? 0) / peak;
    level += (now > level ? attack : release) * (now - level);
    if (level > threshold) out[i] = (out[i] ?? 0) * (threshold / level) ** 0.75;
  }
  return out;
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
  for (let i = 0; i < samples.length; i += 1)
    greatest = Math.max(greatest, Math.abs(samples[i] ?? 0));
  return greatest;
}

/** Root mean square. */
export function loudnessOf(samples: Float32Array): number {
  let squares = 0;
  for (let i = 0; i < samples.length; i += 1) squares += (samples[i] ?? 0) ** 2;
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
    const gain = share / loudness;
    for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) + (samples[i] ?? 0) * gain;
  }
  const peak = peakOf(out);
  for (let i = 0; i < out.length; i += 1) out[i] = (0.9 * (out[i] ?? 0)) / peak;
  return out;
}
