/** A voice that talks: pitch that glides, vowels that change, hiss between them, breaks. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";

/** Hz of the first two formants. */
type Vowel = readonly [first: number, second: number];
const VOWELS: readonly [Vowel, ...Vowel[]] = [
  [730, 1090],
  [270, 2290],
  [300, 870],
  [530, 1840],
  [570, 840],
  [440, 1020],
];
const MOST_HARMONICS = 40;

export function talk(out: Float32Array, from: number, to: number, random: Random): void {
  const usual = random.pick([random.between(85, 140), random.between(160, 240)]);
  const level = random.between(0.2, 0.6);
  let at = from;
  while (at < to) {
    const syllables = 3 + Math.floor(random.next() * 12);
    let pitch = usual * random.between(1.05, 1.3);
    for (let i = 0; i < syllables && at < to; i += 1) {
      const seconds = random.between(0.09, 0.28);
      const next = Math.max(usual * 0.75, pitch * random.between(0.86, 1.1));
      if (random.next() < 0.45)
        hiss(out, at - 0.06, random.between(0.04, 0.1), level * 0.25, random);
      syllable(out, { at, seconds: Math.min(seconds, to - at), pitch, next, level }, random);
      pitch = next;
      at += seconds + random.between(0.01, 0.07);
    }
    at += random.between(0.15, 1.1);
  }
}

interface Syllable {
  at: number;
  seconds: number;
  /** Hz at the beginning and at the end. */
  pitch: number;
  next: number;
  level: number;
}

function syllable(
  out: Float32Array,
  { at, seconds, pitch, next, level }: Syllable,
  random: Random,
): void {
  const vowel = random.pick(VOWELS);
  const start = Math.round(at * RATE);
  const length = Math.round(seconds * RATE);
  const count = Math.min(MOST_HARMONICS, Math.floor(4500 / pitch));
  const strengths = Array.from({ length: count }, (_, n) => {
    const hertz = pitch * (n + 1);
    const near = (middle: number, width: number) => 1 / (1 + ((hertz - middle) / width) ** 2);
    return (near(vowel[0], 90) + 0.5 * near(vowel[1], 120) + 0.02) / (n + 1) ** 0.4;
  });
  let phase = 0;
  for (let i = 0; i < length; i += 1) {
    const place = start + i;
    phase += (pitch + ((next - pitch) * i) / length) / RATE;
    if (place < 0 || place >= out.length) continue;
    const fade = Math.min(1, i / 900, (length - i) / 1500);
    let sum = 0;
    for (let n = 0; n < count; n += 1)
      sum += (strengths[n] ?? 0) * Math.sin(2 * Math.PI * (n + 1) * phase);
    out[place] = (out[place] ?? 0) + level * fade * 0.4 * sum;
  }
}

function hiss(out: Float32Array, at: number, seconds: number, level: number, random: Random): void {
  const start = Math.round(at * RATE);
  let before = 0;
  for (let i = 0; i < seconds * RATE; i += 1) {
    const white = random.between(-1, 1);
    const place = start + i;
    if (place >= 0 && place < out.length)
      out[place] = (out[place] ?? 0) + level * (white - 0.8 * before);
    before = white;
  }
}
