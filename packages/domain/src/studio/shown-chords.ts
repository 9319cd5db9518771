/** Chords as a player has to finger them: moved with the pitch, and as shapes above the capo. */
import { chordMover } from "../chart/transpose.ts";
import { modulo } from "../chart/note.ts";
import type { StudioSettings } from "./settings.ts";
import { keyOfChords, spelledChords } from "./spelled-chords.ts";

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
  if (modulo(semitones, 12) === 0) return spelledChords(chords, key);
  const labels = chords.map(({ label }) => label);
  const move = chordMover(semitones, keyOfChords(labels, key));
  return chords.map((chord) => ({ ...chord, label: move(chord.label) }));
}
