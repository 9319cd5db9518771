/** Moves chords by semitones. How a chord is spelled follows from the key that it comes to stand in, and from nothing else. */
import { type Chord, formatChord, isDiminished, parseChord } from "./chord.ts";
import { type Key, transposeKey } from "./key.ts";
import { accidentalOf, modulo, type Note, pitchClass, spelledFrom } from "./note.ts";

/** @param key the key before. @returns the chord itself where nothing moves. */
export function transposeChord(chord: Chord, semitones: number, key: Key): Chord {
  if (modulo(semitones, 12) === 0) return chord;
  return spelledChord(chord, semitones, transposeKey(key, semitones));
}

/** A chord that is moved by semitones as the key that it comes to stand in names it. */
export function spelledChord(chord: Chord, semitones: number, to: Key): Chord {
  const root =
    chord.root === null
      ? null
      : spellRoot(pitchClass(chord.root) + semitones, to, isDiminished(chord));
  const bass =
    chord.bass === null
      ? null
      : spellBass(pitchClass(chord.bass) + semitones, root ?? to.tonic, to, isDiminished(chord));
  return { ...chord, root, bass };
}

/** A way to move chords by their names; names that are no chords stay. */
export function chordMover(semitones: number, key: Key): (name: string) => string {
  const moved = new Map<string, string>();
  return (name) => {
    const known = moved.get(name);
    if (known !== undefined) return known;
    const chord = parseChord(name);
    const result =
      chord === null || modulo(semitones, 12) === 0
        ? name
        : formatChord(transposeChord(chord, semitones, key));
    moved.set(name, result);
    return result;
  };
}

/** From the flat second up to the raised fourth; passing diminished chords lead upwards and take sharps. */
function spellRoot(pitch: number, key: Key, diminished: boolean): Note {
  const lowest = diminished && !key.minor ? -2 : -5;
  return readable(spelledFrom(key.tonic + lowest, pitch), key);
}

/** A bass is a step of its chord: E/G#, not E/Ab. */
function spellBass(pitch: number, root: Note, key: Key, diminished: boolean): Note {
  return readable(spelledFrom(root + (diminished ? -6 : -5), pitch), key);
}

/** No double accidentals, and no Cb, Fb, E# or B# but where the key's own scale has it. */
function readable(note: Note, key: Key): Note {
  const accidental = accidentalOf(note);
  const step = note - key.tonic;
  const inScale = key.minor ? (step >= -4 && step <= 2) || step === 5 : step >= -1 && step <= 5;
  const hasPlainName = NATURALS.has(pitchClass(note));
  if (Math.abs(accidental) > 1 || (accidental !== 0 && hasPlainName && !inScale))
    return accidental > 0 ? note - 12 : note + 12;
  return note;
}

/** Pitch classes of the notes without an accidental. */
const NATURALS = new Set([0, 2, 4, 5, 7, 9, 11]);
