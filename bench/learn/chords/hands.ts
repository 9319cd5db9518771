/** How a chord lies in the hands: on keys, on a guitar, in fifths. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";

export type Hands = "keys" | "wide keys" | "guitar" | "power";

/** MIDI numbers, from below. */
export function voiced(
  root: number,
  intervals: readonly number[],
  hands: Hands,
  random: Random,
): number[] {
  if (hands === "power") return power(root, intervals, random);
  if (hands === "guitar") return strings(root, intervals, random);
  // Close together around middle C, in the inversion that lies there; or the root far below.
  const middle = random.between(55, 63);
  const close = intervals.map((above) => {
    const note = (root + above) % 12;
    return note + 12 * Math.ceil((middle - 6 - note) / 12);
  });
  const doubled = random.next() < 0.4 ? [Math.min(...close) + 12] : [];
  const below = hands === "wide keys" ? [36 + ((root + 8) % 12) + 4] : [];
  return [...below, ...close, ...doubled];
}

/** Root, fifth and often the octave, on the low strings. Other chords: with what makes them what they are. */
function power(root: number, intervals: readonly number[], random: Random): number[] {
  const low = 40 + ((root - 4 + 12) % 12);
  const isPlain = intervals.every((above) => above === 0 || above === 7);
  if (!isPlain) return intervals.map((above) => low + above);
  const way = random.next();
  if (way < 0.15) return [low, low + 7];
  if (way < 0.25) return [low - 5, low];
  return [low, low + 7, low + 12];
}

/** Six strings from a low root up: root, fifth, octave, and what is left above, as barre and open chords have it. */
function strings(root: number, intervals: readonly number[], random: Random): number[] {
  const low = 40 + ((root - 4 + 12) % 12);
  const others = intervals.filter((above) => above !== 0 && above !== 7);
  const fifth = intervals.includes(7) ? [low + 7] : [];
  const isLow = random.next() < 0.7;
  const high = others.map((above) => low + 12 + (above % 12));
  const top = intervals.includes(7) ? [low + 19] : [];
  return [
    ...(isLow ? [low, ...fifth] : []),
    low + 12,
    ...high,
    ...top,
    ...(random.next() < 0.5 ? [low + 24] : []),
  ];
}
