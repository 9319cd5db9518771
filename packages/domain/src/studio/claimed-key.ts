/** Whether the chords that were detected bear out the key that was. */
import { type Chord, isDiminished, isMinor, isOpen, parseChord } from "../chart/chord.ts";
import { formatKey, type Key, parseKey, transposeKey, usualKey } from "../chart/key.ts";
import { modulo, pitchClass } from "../chart/note.ts";
import type { DetectedChord } from "./settings.ts";

/** Of the chords that sound, those that must belong to it. */
const LEAST_SHARE = 0.6;

const MAJOR = new Set([0, 2, 4, 5, 7, 9, 11]);
/** The seventh below the tonic may be raised. */
const MINOR = new Set([0, 2, 3, 5, 7, 8, 10, 11]);

/**
 * The key to claim by its usual name, as the pitch is moved: null where its tonic is never heard, or where too many chords are of others.
 * @param semitones from the recording to what sounds
 */
export function claimedKey(
  detected: string | null,
  chords: readonly Pick<DetectedChord, "label">[],
  semitones: number,
): string | null {
  const key = parseKey(detected ?? "");
  if (key === null) return null;
  const sounding = chords.flatMap(({ label }) => {
    const chord = parseChord(label);
    return typeof chord?.root === "number" ? [chord] : [];
  });
  const own = sounding.filter((chord) => isOfKey(chord, key)).length;
  if (!sounding.some((chord) => isTonic(chord, key)) || own < sounding.length * LEAST_SHARE)
    return null;
  return formatKey(usualKey(transposeKey(key, semitones)));
}

function isTonic(chord: Chord, key: Key): boolean {
  if (stepOf(chord, key) !== 0 || isDiminished(chord)) return false;
  return isOpen(chord) || isMinor(chord) === key.minor;
}

function isOfKey(chord: Chord, key: Key): boolean {
  return (key.minor ? MINOR : MAJOR).has(stepOf(chord, key));
}

function stepOf({ root }: Chord, { tonic }: Key): number {
  return root === null ? -1 : modulo(pitchClass(root) - pitchClass(tonic), 12);
}
