/**
 * Chroma: how strongly each of the twelve notes sounds, C first, moment by moment. From peaks, as E. Gómez, "Tonal
 * Description of Music Audio Signals" (2006), makes her pitch class profiles.
 */
import type { Partials } from "./partials.ts";

export const NOTES = 12;

export interface Chroma {
  /** Of all notes from C3 up, twelve values a frame. */
  treble: Float32Array;
  /** Of the bass, below it. */
  bass: Float32Array;
  frames: number;
}

/** MIDI; between the bass and what plays above it. */
const SPLIT = 50;
/** A tone counts less, the further it lies from the middle of its note; beyond this, in semitones, not at all. */
const REACH = 0.5;
/** Loud tones count less than their share, so that a chord's quiet notes are heard. */
const POWER = 0.6;

export function chromaOf({ starts, pitches, levels }: Partials, tuning: number): Chroma {
  const frames = starts.length - 1;
  const treble = new Float32Array(frames * NOTES);
  const bass = new Float32Array(frames * NOTES);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let i = starts[frame] ?? 0; i < (starts[frame + 1] ?? 0); i += 1) {
      const pitch = (pitches[i] ?? 0) - tuning;
      const note = Math.round(pitch);
      const away = (pitch - note) / REACH;
      const weight = Math.cos((away * Math.PI) / 2) ** 2 * (levels[i] ?? 0) ** POWER;
      const place = frame * NOTES + (note % NOTES);
      if (pitch < SPLIT) bass[place] = (bass[place] ?? 0) + weight;
      else treble[place] = (treble[place] ?? 0) + weight;
    }
  }
  return { treble, bass, frames };
}
