/**
 * Notes on the line of fifths: … Bb −2, F −1, C 0, G 1, D 2 …, F# 6. One number holds letter and accidental, so that
 * moving a note moves its spelling as well.
 */

const LETTERS = "FCGDAEB";

/** Position on the line of fifths. */
export type Note = number;

/** @returns null for anything but a letter A to G with up to two sharps or flats. */
export function parseNote(text: string): Note | null {
  const letter = LETTERS.indexOf(text.charAt(0));
  const accidental = ACCIDENTALS.get(text.slice(1));
  if (text === "" || letter < 0 || accidental === undefined) return null;
  return letter - 1 + 7 * accidental;
}

const ACCIDENTALS = new Map([
  ["", 0],
  ["#", 1],
  ["♯", 1],
  ["b", -1],
  ["♭", -1],
  ["##", 2],
  ["bb", -2],
]);

export function formatNote(note: Note): string {
  const letter = LETTERS.charAt(modulo(note + 1, 7));
  const accidental = accidentalOf(note);
  return letter + (accidental < 0 ? "b" : "#").repeat(Math.abs(accidental));
}

/** Semitones above C, 0 to 11. */
export function pitchClass(note: Note): number {
  return modulo(note * 7, 12);
}

/** The spelling of a pitch class that lies among the twelve from `lowest` upwards on the line of fifths. */
export function spelledFrom(lowest: Note, pitch: number): Note {
  return lowest + modulo(pitch * 7 - lowest, 12);
}

/** Sharps, or flats below 0. */
export function accidentalOf(note: Note): number {
  return Math.floor((note + 1) / 7);
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
