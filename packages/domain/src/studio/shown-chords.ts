/** Chords as a player has to finger them: moved with the pitch, and as shapes above the capo. */
import { parseChord } from "../chart/chord.ts";
import { hearKey, type Key, parseKey } from "../chart/key.ts";
import { chordMover } from "../chart/transpose.ts";
import type { StudioSettings } from "./settings.ts";

/** Whole semitones that the sound is moved by; cents count where they come closer to the next one. */
export function soundingShift({
  pitchShift,
  finePitch,
}: Pick<StudioSettings, "pitchShift" | "finePitch">): number {
  return Math.round(pitchShift + finePitch / 100);
}

interface NamedChord {
  readonly time: number;
  readonly label: string;
}

/**
 * @param semitones from the recording to what is shown
 * @param key of the recording, by which the names follow; null hears it from the chords
 */
export function shownChords<C extends NamedChord>(
  chords: readonly C[],
  semitones: number,
  key: string | null,
): readonly C[] {
  if (semitones === 0) return chords;
  const move = chordMover(semitones, parseKey(key ?? "") ?? keyOf(chords));
  return chords.map((chord) => ({ ...chord, label: move(chord.label) }));
}

function keyOf(chords: readonly NamedChord[]): Key {
  return (
    hearKey(chords.flatMap(({ label }) => parseChord(label) ?? [])) ?? { tonic: 0, minor: false }
  );
}
