/** Which chord of a line sounds. The recording has the word: where the chart says something else, none is said to sound. */
import { isMinor, isOpen, parseChord } from "../chart/chord.ts";
import { pitchClass } from "../chart/note.ts";

/**
 * @param chords that stand above the line, in their order
 * @param heard in the recording now
 * @param share of the line that is sung already, 0 to 1
 * @returns the place of the one that is heard, the nearest where it stands there more than once; null where none is it
 */
export function soundingChord(
  chords: readonly string[],
  heard: string,
  share: number,
): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [place, chord] of chords.entries()) {
    const distance = Math.abs((place + 0.5) / chords.length - share);
    if (distance >= least || !soundsLike(chord, heard)) continue;
    nearest = place;
    least = distance;
  }
  return nearest;
}

/** By root and third: a chart says more of a chord than is heard of it. */
function soundsLike(written: string, heard: string): boolean {
  const [one, other] = [parseChord(written), parseChord(heard)];
  if (one === null || other === null || one.root === null || other.root === null) return false;
  if (pitchClass(one.root) !== pitchClass(other.root)) return false;
  return isOpen(one) || isOpen(other) || isMinor(one) === isMinor(other);
}
