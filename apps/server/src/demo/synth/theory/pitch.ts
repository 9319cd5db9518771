/** Notes by name, by MIDI number (middle C is 60) and by pitch class (0 is C, 11 is B). */

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The pitch class of "C", "F#" or "Bb". Throws a RangeError on anything else: scores are our own data. */
export function pitchClass(name: string): number {
  const letter = LETTERS[name.charAt(0)];
  const accidental = name.slice(1);
  if (letter === undefined || !["", "#", "b"].includes(accidental))
    throw new RangeError(`"${name}" is no note`);
  const shift = accidental === "#" ? 1 : accidental === "b" ? -1 : 0;
  return (letter + shift + 12) % 12;
}

/** Hertz, equal temperament, A4 (69) = 440 Hz. */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** The lowest MIDI number at or above `lowest` that has this pitch class. */
export function atOrAbove(pitch: number, lowest: number): number {
  return lowest + ((((pitch - lowest) % 12) + 12) % 12);
}
