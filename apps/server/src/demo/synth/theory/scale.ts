/** Keys and the notes a melody may take in them. */
import { pitchClass } from "./pitch.ts";

const STEPS = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  blues: [0, 3, 4, 5, 6, 7, 9, 10],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type ScaleName = keyof typeof STEPS;

export type Key = {
  /** Pitch class. */
  readonly tonic: number;
  readonly minor: boolean;
};

/** Reads "E" or "F#m". Throws a RangeError on anything else. */
export function parseKey(name: string): Key {
  const minor = name.endsWith("m");
  return { tonic: pitchClass(minor ? name.slice(0, -1) : name), minor };
}

/** The pitch classes of a scale on a tonic. */
export function scaleTones(tonic: number, scale: ScaleName): ReadonlySet<number> {
  return new Set(STEPS[scale].map((step) => (tonic + step) % 12));
}
