/** Which notes a player takes for a chord: on keys with little movement of the hand, on a guitar by its strings. */
import type { Chord } from "./chord.ts";
import { atOrAbove } from "./pitch.ts";

const distance = (left: readonly number[], right: readonly number[]) =>
  left.reduce(
    (sum, note, index) => sum + Math.abs(note - (right[index] ?? right.at(-1) ?? note)),
    0,
  );

/**
 * A close voicing of three or four notes near `centre` (MIDI), the inversion that moves least from `previous`.
 * Chords of five notes leave the root to the bass.
 */
export function keyboardVoicing(
  chord: Chord,
  centre: number,
  previous: readonly number[],
): readonly number[] {
  const intervals = chord.intervals.length > 4 ? chord.intervals.slice(1) : chord.intervals;
  const pitches = intervals.map((interval) => (chord.root + interval) % 12);
  let best: readonly number[] = [];
  let bestCost = Infinity;
  for (let lowest = centre - 11; lowest <= centre; lowest += 1) {
    if (!pitches.includes(lowest % 12)) continue;
    const notes = pitches
      .map((pitch) => atOrAbove(pitch, lowest))
      .toSorted((low, high) => low - high);
    const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length;
    const cost =
      Math.abs(middle - centre) * 0.7 + (previous.length > 0 ? distance(notes, previous) : 0);
    if (cost < bestCost) [best, bestCost] = [notes, cost];
  }
  return best;
}

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];

/**
 * A guitar's voicing (MIDI, low to high): from the lowest string that has the bass note within four frets of `fret`, each
 * higher string takes the first chord tone it finds there. Four to six notes.
 */
export function guitarVoicing(chord: Chord, fret = 0): readonly number[] {
  const strings = OPEN_STRINGS.map((open) => open + fret);
  const bassString = strings.findIndex((open) => atOrAbove(chord.bass, open) - open <= 4);
  return strings.slice(Math.max(0, bassString)).flatMap((open, index) => {
    if (index === 0) return [atOrAbove(chord.bass, open)];
    for (let note = open; note <= open + 4; note += 1)
      if (chord.tones.has(note % 12)) return [note];
    return [];
  });
}

/** Root, fifth and octave on the low strings: what a driven guitar can take without mud. */
export function powerVoicing(chord: Chord): readonly number[] {
  const root = atOrAbove(chord.root, 40);
  return [root, root + 7, root + 12];
}
