/** Chord symbols as musicians write them in charts. */
import { pitchClass } from "./pitch.ts";

export type Chord = {
  readonly symbol: string;
  /** Pitch classes. */
  readonly root: number;
  /** What the bass plays; the root unless the symbol has a slash. */
  readonly bass: number;
  /** Semitones above the root, rising, beginning with 0. */
  readonly intervals: readonly number[];
  readonly tones: ReadonlySet<number>;
};

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  9: [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  "7sus4": [0, 5, 7, 10],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
  aug: [0, 4, 8],
};

/** Reads "C#m7", "Dsus4" or "G/B". Throws a RangeError on a symbol it does not know. */
export function parseChord(symbol: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const intervals = match ? QUALITIES[match[2] ?? ""] : undefined;
  if (!match?.[1] || !intervals) throw new RangeError(`"${symbol}" is no chord`);
  const root = pitchClass(match[1]);
  const tones = new Set(intervals.map((interval) => (root + interval) % 12));
  return { symbol, root, bass: match[3] ? pitchClass(match[3]) : root, intervals, tones };
}
