/** The analysis calls every black key a sharp; a player reads the names that belong to the key: Bb in F, not A#. */
import { parseChord } from "../chart/chord.ts";
import { soundingKey, type Key, parseKey, transposeKey } from "../chart/key.ts";
import { chordMover } from "../chart/transpose.ts";

/** @param key of the recording; null, or what is no key, hears it from the chords */
export function keyOfChords(labels: readonly string[], key: string | null): Key {
  return (
    parseKey(key ?? "") ??
    soundingKey(labels.flatMap((label) => parseChord(label) ?? [])) ?? { tonic: 0, minor: false }
  );
}

/** The same list where every name belongs to the key already. */
export function spelledChords<C extends { readonly label: string }>(
  chords: readonly C[],
  key: string | null,
): readonly C[] {
  const own = keyOfChords(
    chords.map(({ label }) => label),
    key,
  );
  // A chord that was moved is spelled by where it comes to stand, so there and back spells it anew.
  const there = chordMover(1, own);
  const back = chordMover(-1, transposeKey(own, 1));
  const names = chords.map(({ label }) => back(there(label)));
  const isSame = names.every((name, index) => name === chords[index]?.label);
  return isSame ? chords : chords.map((chord, index) => ({ ...chord, label: names[index] ?? "" }));
}
