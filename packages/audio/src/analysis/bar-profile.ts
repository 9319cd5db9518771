/** What is played at each place of a beat and of a bar, on average over a song: what a listener taps to. */
import type { HarmonyAtBeats } from "./grid-evidence.ts";
import type { OnsetStrength } from "./onset-strength.ts";

/** Places in a beat: of quavers, of sixteenths and of triplets. */
export const PLACES = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
/** Parts of the spectrum. */
export const PARTS = 6;
/** How chords change there, by ear and by name. */
export const HARMONIES = 2;
/** Values of a beat. */
export const BEAT_SIZE = PLACES.length * PARTS + HARMONIES;

/** Frames: nobody plays exactly together, and a third is not a quarter. */
const NEAR = 2;

/** Of each part a value a frame: the greatest about it, as a logarithm. */
export function loudnessOf({ parts }: OnsetStrength): Float32Array[] {
  return parts.map((part) => part.map((_, frame) => Math.log1p(greatestAround(part, frame))));
}

/**
 * For each beat `BEAT_SIZE` values: the strength of each part at each place up to the next beat, as logarithms, and how much the
 * harmony changes at the beat. `beats` in frames, ascending.
 */
export function beatProfiles(
  beats: readonly number[],
  loudness: readonly Float32Array[],
  { changes, chords }: HarmonyAtBeats,
): Float32Array {
  const out = new Float32Array(beats.length * BEAT_SIZE);
  for (const [i, beat] of beats.entries()) {
    const length = (beats[i + 1] ?? beat + (beat - (beats[i - 1] ?? beat))) - beat;
    let at = i * BEAT_SIZE;
    for (const place of PLACES) {
      const middle = Math.round(beat + place * length);
      for (let part = 0; part < PARTS; part += 1) {
        out[at] = loudness[part]?.[middle] ?? 0;
        at += 1;
      }
    }
    out[at] = Math.sqrt(changes[i] ?? 0);
    out[at + 1] = chords[i] ?? 0;
  }
  return out;
}

/** The mean of each beat of a bar of `size`, the first one's at first; bars begin with beat `first`. */
export function folded(profiles: Float32Array, size: number): Float32Array {
  const out = new Float32Array(size * BEAT_SIZE);
  const count = profiles.length / BEAT_SIZE;
  for (let beat = 0; beat < count; beat += 1) {
    const to = (beat % size) * BEAT_SIZE;
    const share = 1 / Math.ceil((count - (beat % size)) / size);
    for (let i = 0; i < BEAT_SIZE; i += 1)
      out[to + i] = (out[to + i] ?? 0) + share * (profiles[beat * BEAT_SIZE + i] ?? 0);
  }
  return out;
}

function greatestAround(values: Float32Array, middle: number): number {
  let greatest = 0;
  for (let i = Math.max(0, middle - NEAR); i <= middle + NEAR; i += 1)
    greatest = Math.max(greatest, values[i] ?? 0);
  return greatest;
}
