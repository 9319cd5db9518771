/** A drum kit: short sounds made once for each drum, several of each, since no two strokes sound the same. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { highPass, lowPass } from "./filters.ts";

export const VOICES = [
  "kick",
  "snare",
  "rim",
  "brush",
  "closed hat",
  "open hat",
  "pedal hat",
  "ride",
  "bell",
  "crash",
  "high tom",
  "mid tom",
  "low tom",
] as const;
export type Voice = (typeof VOICES)[number];

/** Samples of each stroke of each drum, the greatest of them 1. */
export type Kit = Record<Voice, Strokes>;
export type Strokes = readonly [Float32Array, ...Float32Array[]];

/** How a drum sounds: a tone that falls, noise, and metal. */
interface Body {
  /** Hz where its tone begins and where it ends; seconds it rings; its share. */
  tone?: readonly [from: number, to: number, seconds: number, share: number];
  /** Seconds that the noise lasts, its share, and between which Hz it lies. */
  noise?: readonly [seconds: number, share: number, lowest: number, highest: number];
  /** Square waves of cymbals: Hz of the lowest, seconds, share. */
  metal?: readonly [hertz: number, seconds: number, share: number];
}

/** Not in tune with one another: the six oscillators of a drum machine's cymbals. */
const METAL = [1, 1.34, 1.51, 1.98, 2.61, 3.89];

export function makeKit(random: Random): Kit {
  const kick = random.between(42, 66);
  const snare = random.between(150, 250);
  const wires = random.between(0.07, 0.18);
  const metal = random.between(380, 640);
  const hat = random.between(0.02, 0.06);
  const lowestHat = random.between(3500, 7500);
  const tom = random.between(70, 95);
  const bodies: Record<Voice, Body> = {
    kick: {
      tone: [random.between(110, 220), kick, random.between(0.07, 0.22), 1],
      noise: [0.006, random.between(0.1, 0.7), 1200, 6000],
    },
    snare: {
      tone: [snare * 1.5, snare, 0.06, random.between(0.3, 0.8)],
      noise: [wires, 0.8, 900, 9000],
    },
    rim: { tone: [1700, 1650, 0.015, 0.7], noise: [0.012, 0.6, 800, 6000] },
    brush: { tone: [snare, snare, 0.04, 0.15], noise: [0.1, 0.6, 1500, 7000] },
    "closed hat": { noise: [hat, 0.7, lowestHat, 14_000], metal: [metal, hat, 0.5] },
    "open hat": { noise: [0.28, 0.7, lowestHat, 14_000], metal: [metal, 0.25, 0.5] },
    "pedal hat": { noise: [0.04, 0.6, lowestHat * 0.7, 9000], metal: [metal, 0.03, 0.4] },
    ride: { noise: [0.5, 0.25, 4000, 12_000], metal: [metal * 1.2, 0.45, 0.5] },
    bell: { noise: [0.3, 0.1, 4000, 12_000], metal: [metal * 0.9, 0.4, 0.9] },
    crash: { noise: [0.9, 0.8, 1800, 13_000], metal: [metal * 0.8, 0.7, 0.5] },
    "high tom": { tone: [tom * 2.6, tom * 1.9, 0.14, 0.9], noise: [0.012, 0.25, 500, 5000] },
    "mid tom": { tone: [tom * 2, tom * 1.4, 0.18, 0.9], noise: [0.012, 0.25, 500, 5000] },
    "low tom": { tone: [tom * 1.4, tom, 0.24, 0.9], noise: [0.012, 0.25, 400, 5000] },
  };
  const strokesOf = (voice: Voice): Strokes => [
    stroke(bodies[voice], random),
    stroke(bodies[voice], random),
    stroke(bodies[voice], random),
  ];
  return {
    kick: strokesOf("kick"),
    snare: strokesOf("snare"),
    rim: strokesOf("rim"),
    brush: strokesOf("brush"),
    "closed hat": strokesOf("closed hat"),
    "open hat": strokesOf("open hat"),
    "pedal hat": strokesOf("pedal hat"),
    ride: strokesOf("ride"),
    bell: strokesOf("bell"),
    crash: strokesOf("crash"),
    "high tom": strokesOf("high tom"),
    "mid tom": strokesOf("mid tom"),
    "low tom": strokesOf("low tom"),
  };
}

/** Adds a stroke to what is there. `at` in seconds; its first sample is where a player aimed. */
export function strikeKit(
  out: Float32Array,
  strokes: Strokes,
  { at, level }: { at: number; level: number },
  random: Random,
): void {
  const sound = random.pick(strokes);
  const start = Math.round(at * RATE);
  const end = Math.min(sound.length, out.length - start);
  for (let i = Math.max(0, -start); i < end; i += 1)
    out[start + i] = (out[start + i] ?? 0) + level * (sound[i] ?? 0);
}

function stroke({ tone, noise, metal }: Body, random: Random): Float32Array {
  const longest = Math.max(tone?.[2] ?? 0, noise?.[0] ?? 0, metal?.[1] ?? 0);
  const out = new Float32Array(Math.ceil(Math.min(1.6, 5 * longest) * RATE));
  if (tone) addTone(out, tone, random.between(0.97, 1.03));
  if (noise) {
    const [seconds, share, lowest, highest] = noise;
    const hiss = new Float32Array(Math.min(out.length, Math.ceil(5 * seconds * RATE)));
    for (let i = 0; i < hiss.length; i += 1) hiss[i] = random.between(-1, 1);
    const shaped = lowPass(highPass(hiss, lowest), highest * random.between(0.85, 1.15));
    addDecaying(out, shaped, seconds * random.between(0.85, 1.15), share);
  }
  if (metal) {
    const [hertz, seconds, share] = metal;
    const length = Math.min(out.length, Math.ceil(5 * seconds * RATE));
    const waves = new Float32Array(length);
    for (const ratio of METAL) {
      const phase = random.next();
      for (let i = 0; i < length; i += 1)
        waves[i] = (waves[i] ?? 0) + ((phase + (i * hertz * ratio) / RATE) % 1 < 0.5 ? 0.2 : -0.2);
    }
    addDecaying(out, highPass(highPass(waves, 5000), 5000), seconds, share);
  }
  let greatest = Number.MIN_VALUE;
  for (const value of out) greatest = Math.max(greatest, Math.abs(value));
  return out.map((value) => value / greatest);
}

function addTone(out: Float32Array, tone: NonNullable<Body["tone"]>, detuned: number): void {
  const [from, to, seconds, share] = tone;
  let phase = 0;
  for (let i = 0; i < out.length; i += 1) {
    phase += ((to + (from - to) * Math.exp(-i / RATE / 0.02)) * detuned) / RATE;
    const fade = Math.min(1, i / (0.001 * RATE)) * Math.exp(-i / RATE / seconds);
    out[i] = (out[i] ?? 0) + share * fade * Math.sin(2 * Math.PI * phase);
  }
}

function addDecaying(out: Float32Array, sound: Float32Array, seconds: number, share: number): void {
  for (let i = 0; i < sound.length; i += 1)
    out[i] = (out[i] ?? 0) + share * (sound[i] ?? 0) * Math.exp(-i / RATE / seconds);
}
