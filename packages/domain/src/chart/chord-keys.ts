/**
 * How a chord lies on a keyboard, as `{define: C keys 0 4 7}` tells it: semitones above the chord's root, so that it goes
 * into another key as it is (https://www.chordpro.org/chordpro/directives-define/).
 */
import { parseChord } from "./chord.ts";
import { formatNote, modulo, type Note, pitchClass, spelledFrom } from "./note.ts";

export interface KeyboardKey {
  readonly black: boolean;
  /** In widths of a white key: where a white one begins, and where the middle of a black one lies. */
  readonly at: number;
  readonly pressed: boolean;
}

const MOST_KEYS = 12;
const OCTAVE = 12;
const HIGHEST = 3 * OCTAVE;

/** @returns null where no keys are told. */
export function readKeys(text: string): readonly number[] | null {
  const words = text.trim().split(/\s+/);
  const from = words.indexOf("keys");
  if (from < 0) return null;
  const told = words.slice(from + 1);
  const end = told.findIndex((word) => !/^\d{1,2}$/.test(word));
  const keys = (end < 0 ? told : told.slice(0, end)).map(Number);
  const known = keys.length > 0 && keys.length <= MOST_KEYS && Math.max(...keys) <= HIGHEST;
  return known ? keys : null;
}

/** What stands behind the chord's name. */
export function writeKeys(keys: readonly number[]): string {
  return `keys ${keys.join(" ")}`;
}

/** The whole octaves, from C, on which the chord lies. Empty for what is no chord by name: nobody knows its root. */
export function keyboardOf(chord: string, keys: readonly number[]): KeyboardKey[] {
  const root = rootOf(chord);
  if (root === null) return [];
  const pressed = new Set(keys.map((key) => pitchClass(root) + key));
  const lowest = Math.floor(Math.min(...pressed) / OCTAVE) * OCTAVE;
  const octaves = Math.floor((Math.max(...pressed) - lowest) / OCTAVE) + 1;
  return Array.from({ length: octaves * OCTAVE }, (_, key) => ({
    black: BLACK.has(key % OCTAVE),
    at: Math.floor(key / OCTAVE) * WHITE_KEYS + (PLACES[key % OCTAVE] ?? 0),
    pressed: pressed.has(lowest + key),
  }));
}

/** "D F# A": as it is read out, from the lowest key. */
export function describeKeys(chord: string, keys: readonly number[]): string[] {
  const root = rootOf(chord);
  if (root === null) return [];
  return keys
    .toSorted((a, b) => a - b)
    .map((key) => formatNote(spelledFrom(root - FLATTEST, modulo(pitchClass(root) + key, OCTAVE))));
}

const WHITE_KEYS = 7;
const BLACK: ReadonlySet<number> = new Set([1, 3, 6, 8, 10]);
const PLACES = [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6];
/** Fifths below its root down to which a chord's notes are spelled: the flat fifth. */
const FLATTEST = 6;

function rootOf(chord: string): Note | null {
  return parseChord(chord)?.root ?? null;
}
