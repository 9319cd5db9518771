/** Keys: reading them, moving them, and telling one from the chords. */
import { type Chord, isDiminished, isMinor, isOpen, parseChord } from "./chord.ts";
import { formatNote, modulo, type Note, pitchClass, spelledFrom } from "./note.ts";

export interface Key {
  readonly tonic: Note;
  readonly minor: boolean;
}

/** Reads "F#m", "Bb", "A minor", "Dm7". @returns null for what names no key. */
export function parseKey(text: string): Key | null {
  const [name = "", mode = ""] = text.trim().split(/\s+/);
  const chord = parseChord(name);
  const tonic = chord?.root ?? null;
  if (chord === null || tonic === null) return null;
  return { tonic, minor: isMinor(chord) || /^(?:m$|min|moll)/i.test(mode) };
}

export function formatKey({ tonic, minor }: Key): string {
  return formatNote(tonic) + (minor ? "m" : "");
}

/** The fewest accidentals: from Db to F#, and from Eb minor to G# minor. */
const LOWEST_MAJOR = -5;
const LOWEST_MINOR = -3;

/** @returns the key itself where nothing moves, else the usual name of where it comes to stand. */
export function transposeKey(key: Key, semitones: number): Key {
  if (modulo(semitones, 12) === 0) return key;
  return usualKey({ tonic: key.tonic + 7 * semitones, minor: key.minor });
}

/** The key by its usual name where its own has more accidentals than any signature: A# is Bb. */
export function readableKey(key: Key): Key {
  const signature = key.tonic - (key.minor ? MINOR_ABOVE : 0);
  return Math.abs(signature) > MOST_ACCIDENTALS ? usualKey(key) : key;
}

/** The name with the fewest accidentals. */
export function usualKey({ tonic, minor }: Key): Key {
  return {
    tonic: spelledFrom(minor ? LOWEST_MINOR : LOWEST_MAJOR, pitchClass(tonic)),
    minor,
  };
}

const MOST_ACCIDENTALS = 7;
/** Fifths that a minor key's tonic lies above that of the major key with its signature. */
const MINOR_ABOVE = 3;

/** `open`: either, as in C5 and Csus4. */
type Third = "major" | "minor" | "diminished" | "open";

// Semitones above the tonic of the triads that belong to a key.
const MAJOR_TRIADS = new Map<number, Third>([
  [0, "major"],
  [2, "minor"],
  [4, "minor"],
  [5, "major"],
  [7, "major"],
  [9, "minor"],
  [11, "diminished"],
]);
const MINOR_TRIADS = new Map<number, Third>([
  [0, "minor"],
  [2, "diminished"],
  [3, "major"],
  [5, "minor"],
  [7, "minor"],
  [8, "major"],
  [10, "major"],
]);
/** What the first and the last chord count as much as, of all chords together. */
const ENDS = 0.15;
/** A chord on a step of the key, but another one than the key's own, as A7 in C. */
const ALTERED = 0.25;

/** The key that most chords belong to; where it begins and ends decides between relatives. Null without chords. */
export function soundingKey(chords: readonly Chord[]): Key | null {
  const roots = chords.flatMap((chord) =>
    chord.root === null ? [] : [{ root: chord.root, third: thirdOf(chord) }],
  );
  const [first] = roots;
  const last = roots.at(-1);
  if (first === undefined || last === undefined) return null;
  const counts = new Map<string, { pitch: number; third: Third; count: number }>();
  for (const { root, third } of roots) {
    const pitch = pitchClass(root);
    const kind = `${pitch} ${third}`;
    counts.set(kind, { pitch, third, count: (counts.get(kind)?.count ?? 0) + 1 });
  }

  let best = { score: -1, pitch: 0, minor: false };
  for (const minor of [false, true]) {
    // From the first chord on, so that the same song elsewhere is heard the same.
    for (let step = 0; step < 12; step += 1) {
      const pitch = modulo(pitchClass(first.root) + step, 12);
      const triads = minor ? MINOR_TRIADS : MAJOR_TRIADS;
      let fitting = 0;
      for (const kind of counts.values()) {
        const own = triads.get(modulo(kind.pitch - pitch, 12));
        if (own !== undefined) fitting += kind.count * (isLike(kind.third, own) ? 1 : ALTERED);
      }
      const tonic = (end: { root: Note; third: Third }) =>
        pitchClass(end.root) === pitch && isLike(end.third, minor ? "minor" : "major") ? ENDS : 0;
      const score = fitting / roots.length + tonic(first) + tonic(last);
      if (score > best.score) best = { score, pitch, minor };
    }
  }
  const lowest = best.minor ? LOWEST_MINOR : LOWEST_MAJOR;
  // As the chords are written, where one of them is the tonic.
  const written = roots.find(({ root }) => pitchClass(root) === best.pitch)?.root;
  return { tonic: written ?? spelledFrom(lowest, best.pitch), minor: best.minor };
}

function isLike(third: Third, own: Third): boolean {
  return third === own || (third === "open" && own !== "diminished");
}

function thirdOf(chord: Chord): Third {
  if (isDiminished(chord)) return "diminished";
  if (isOpen(chord)) return "open";
  return isMinor(chord) ? "minor" : "major";
}
