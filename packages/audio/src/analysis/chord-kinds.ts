/** The chords that a song is heard in, by the names that charts have for them. */
import { NOTES } from "./chroma.ts";
import { NOTE_NAMES } from "./note-names.ts";

export interface ChordKind {
  /** What stands behind the root: "m7", "sus4". */
  suffix: string;
  /** Semitones above the root. */
  intervals: readonly number[];
}

export const CHORD_KINDS = [
  { suffix: "", intervals: [0, 4, 7] },
  { suffix: "m", intervals: [0, 3, 7] },
  { suffix: "7", intervals: [0, 4, 7, 10] },
  { suffix: "maj7", intervals: [0, 4, 7, 11] },
  { suffix: "m7", intervals: [0, 3, 7, 10] },
  { suffix: "sus2", intervals: [0, 2, 7] },
  { suffix: "sus4", intervals: [0, 5, 7] },
  { suffix: "dim", intervals: [0, 3, 6] },
  { suffix: "aug", intervals: [0, 4, 8] },
  { suffix: "5", intervals: [0, 7] },
] as const satisfies readonly ChordKind[];

export interface SongChord {
  /** Such as "F#m7". */
  label: string;
  root: number;
  notes: readonly number[];
}

/** All roots of the first kind, C first, then those of the second. */
export const SONG_CHORDS: readonly SongChord[] = CHORD_KINDS.flatMap(({ suffix, intervals }) =>
  NOTE_NAMES.map((name, root) => ({
    label: `${name}${suffix}`,
    root,
    notes: intervals.map((interval) => (root + interval) % NOTES),
  })),
);
