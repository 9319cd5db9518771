/** The analysis calls every black key a sharp; a player reads the names that belong to the key: Bb in F, not A#. */
import { formatChord, parseChord } from "../chart/chord.ts";
import { formatKey, type Key, parseKey, readableKey, soundingKey, usualKey } from "../chart/key.ts";
import { spelledChord } from "../chart/transpose.ts";
import { claimedKey } from "./claimed-key.ts";

/** @param key of the recording; null, or what is no key, hears it from the chords */
export function keyOfChords(labels: readonly string[], key: string | null): Key {
  const said = parseKey(key ?? "");
  if (said !== null) return readableKey(said);
  const heard = soundingKey(labels.flatMap((label) => parseChord(label) ?? []));
  return heard === null ? { tonic: 0, minor: false } : usualKey(heard);
}

/**
 * The key whose names are read: the song's own where the chords bear it out, since its chart is in it and may say Gb where F#
 * was heard; else the one that was heard.
 */
export function spellingKey(
  heard: string | null,
  songkey: string | null,
  chords: readonly { readonly label: string }[],
): string | null {
  if (claimedKey(songkey, chords, 0) !== null) return songkey;
  const key = parseKey(heard ?? "");
  return key === null ? songkey : formatKey(usualKey(key));
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
  const names = chords.map(({ label }) => {
    const chord = parseChord(label);
    return chord === null ? label : formatChord(spelledChord(chord, 0, own));
  });
  const isSame = names.every((name, index) => name === chords[index]?.label);
  return isSame ? chords : chords.map((chord, index) => ({ ...chord, label: names[index] ?? "" }));
}
