/** How a chart defines that a chord is held: on a neck, on a keyboard, or on both. */
import { readKeys, writeKeys } from "./chord-keys.ts";
import { type ChordShape, moveShape, readShape, writeShape } from "./chord-shape.ts";

export interface Fingering {
  readonly neck: ChordShape | null;
  /** Semitones above the root. */
  readonly keys: readonly number[] | null;
}

/** How a chord is held that another one copies; null where nobody knows. */
export type KnownFingerings = (chord: string) => Fingering | null;

/**
 * Of `copy F` everything that the text does not tell itself comes from there; so it does of `copyall F`, which has the
 * look of a chord's name copied besides.
 * @returns null where nothing is told that we know.
 */
export function readFingering(text: string, known: KnownFingerings): Fingering | null {
  const source = COPIES.exec(text)?.[1];
  const copied = source === undefined ? null : known(source);
  const fingering = {
    neck: readShape(text, copied?.neck),
    keys: readKeys(text) ?? copied?.keys ?? null,
  };
  return fingering.neck === null && fingering.keys === null ? null : fingering;
}

/** What is told later counts, each for its own instrument. */
export function mergeFingerings(before: Fingering | undefined, later: Fingering): Fingering {
  return { neck: later.neck ?? before?.neck ?? null, keys: later.keys ?? before?.keys ?? null };
}

/** The text of a fingering in another key. What cannot move says nothing of the chord there, and is left out. */
export function moveFingeringText(text: string, semitones: number, known: KnownFingerings): string {
  if (semitones === 0) return text;
  const fingering = readFingering(text, known);
  const neck = fingering?.neck ? moveShape(fingering.neck, semitones) : null;
  const keys = fingering?.keys ?? null;
  return [
    ...(neck === null ? [] : [writeShape(neck)]),
    ...(keys === null ? [] : [writeKeys(keys)]),
  ].join(" ");
}

const COPIES = /(?:^|\s)copy(?:all)?\s+\[?([^\s\]]+)/;
