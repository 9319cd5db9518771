/**
 * What chords sound like in chroma. Each note brings its overtones, each weaker than the one before, as in H. Papadopoulos and
 * G. Peeters, "Large-Scale Study of Chord Estimation Algorithms" (CBMI 2007).
 */
import { NOTES } from "./chroma.ts";
import { NOTE_NAMES } from "./note-names.ts";

export interface ChordTemplate {
  /** Such as "C", "Am", "G7", "Fmaj7", "Dm7". */
  label: string;
  root: number;
  notes: readonly number[];
  isTriad: boolean;
  /** Of length 1. */
  chroma: Float32Array;
}

const KINDS = [
  { suffix: "", intervals: [0, 4, 7] },
  { suffix: "m", intervals: [0, 3, 7] },
  { suffix: "7", intervals: [0, 4, 7, 10] },
  { suffix: "maj7", intervals: [0, 4, 7, 11] },
  { suffix: "m7", intervals: [0, 3, 7, 10] },
] as const;

/** Semitones above a note of its overtones, by their weight. */
const OVERTONES = [
  [0, 1],
  [7, 0.45],
  [4, 0.2],
] as const;

export const CHORDS: readonly ChordTemplate[] = KINDS.flatMap(({ suffix, intervals }) =>
  Array.from({ length: NOTES }, (_, root) => ({
    label: `${NOTE_NAMES[root]}${suffix}`,
    root,
    notes: intervals.map((interval) => (root + interval) % NOTES),
    isTriad: intervals.length === 3,
    chroma: templateOf(root, intervals),
  })),
);

function templateOf(root: number, intervals: readonly number[]): Float32Array {
  const out = new Float32Array(NOTES);
  for (const interval of intervals)
    for (const [above, weight] of OVERTONES) {
      const note = (root + interval + above) % NOTES;
      out[note] = (out[note] ?? 0) + weight;
    }
  const length = Math.sqrt(out.reduce((sum, value) => sum + value * value, 0));
  return out.map((value) => value / length);
}
