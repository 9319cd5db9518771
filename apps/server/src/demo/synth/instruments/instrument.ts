/** What every instrument is: a function from one note to its samples. */
import type { Random } from "../random.ts";

export type Tone = {
  readonly hz: number;
  /** Seconds that the key or string is held; the sound may ring on after them. */
  readonly seconds: number;
  /** Touch, 0…1: louder is also brighter. */
  readonly velocity: number;
  /** Samples per second. */
  readonly rate: number;
  readonly random: Random;
};

/** Mono samples, around −1…1 at full touch. */
export type Instrument = (tone: Tone) => Float32Array;

/** White noise in −1…1. */
export function noise(samples: number, random: Random): Float32Array {
  const buffer = new Float32Array(samples);
  for (let index = 0; index < samples; index += 1) buffer[index] = random() * 2 - 1;
  return buffer;
}
