/** How well what sounds fits each chord. */
import { NOTES } from "./chroma.ts";
import { CHORDS, type ChordTemplate } from "./chord-templates.ts";
import type { Span } from "./beat-chroma.ts";

/** The bass counts less than what is above it, and mostly by saying which root. */
const SHARE_OF_BASS = 0.8;
const ROOT_BONUS = 0.03;
/** A fourth note has to be sure: overtones alone are like one, and so is a tune. */
const AGAINST_SEVENTHS = 0.08;

/** A value for each of `CHORDS`, at most about 1. */
export function chordFits({ treble, bass }: Span): Float32Array {
  const notes = treble.map((level, note) => level + SHARE_OF_BASS * (bass[note] ?? 0));
  const length = Math.sqrt(notes.reduce((sum, level) => sum + level * level, 0));
  const deepest = Math.max(...bass);
  return Float32Array.from(CHORDS, (chord) => {
    if (length === 0) return 0;
    const root = deepest === 0 ? 0 : (bass[chord.root] ?? 0) / deepest;
    return (
      dot(notes, chord.chroma) / length + ROOT_BONUS * root - (chord.isTriad ? 0 : AGAINST_SEVENTHS)
    );
  });
}

/**
 * How far a chord's own notes stand out of all that sounds, squared, so that many faint notes do not hide it: 1 when nothing
 * else sounds, 0 when all twelve are alike. What a confidence in a chord means everywhere.
 */
export function clarity(chord: ChordTemplate, { treble, bass }: Span): number {
  let own = 0;
  let all = 0;
  for (let note = 0; note < NOTES; note += 1) {
    const level = ((treble[note] ?? 0) + SHARE_OF_BASS * (bass[note] ?? 0)) ** 2;
    all += level;
    if (chord.notes.includes(note)) own += level;
  }
  if (all === 0) return 0;
  const byChance = chord.notes.length / NOTES;
  return Math.max(0, (own / all - byChance) / (1 - byChance));
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
