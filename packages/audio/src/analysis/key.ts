/**
 * The key: which of 24 profiles the whole piece's notes are most like. Profiles: D. Temperley, "What's Key for Key?"
 * (Music Perception 17, 1999); the method: C. L. Krumhansl, "Cognitive Foundations of Musical Pitch" (1990).
 */
import { type DetectedChord, NO_CHORD } from "./detected-chord.ts";
import { type Chroma, NOTES } from "./chroma.ts";
import { NOTE_NAMES } from "./note-names.ts";
import { correlation, median } from "./statistics.ts";

export interface Key {
  /** Such as "F#m". */
  name: string;
  /** 0 is C. */
  tonic: number;
  isMinor: boolean;
  /** 0 to 1. */
  confidence: number;
}

const MAJOR = [5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4];
/** Both sevenths alike, where Temperley's has 1.5 and 4: songs are in natural minor as often as in harmonic. */
const MINOR = [5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 3, 3];

/**
 * How much the chords tell beside the notes: relative keys share their notes, and differ in which chord is home. The share
 * of the time that it sounds counts, and whether the song begins and ends with it.
 */
const HOME = 1;
const BEGINS = 0.35;
const ENDS = 0.1;
/** What is shorter than this share of the usual chord begins and ends nothing. */
const PASSING = 0.5;

/** Null where nothing sounds. */
export function keyOf(chroma: Chroma, chords: readonly DetectedChord[], end: number): Key | null {
  const notes = noteLevels(chroma);
  if (notes.every((level) => level === 0)) return null;
  const home = homesOf(chords, end);
  const ranked = [MAJOR, MINOR]
    .flatMap((profile, mode) =>
      NOTE_NAMES.map((name, tonic) => {
        const key = `${name}${mode === 1 ? "m" : ""}`;
        return {
          name: key,
          tonic,
          isMinor: mode === 1,
          fit: correlation(profile, rotated(notes, tonic)) + (home.get(key) ?? 0),
        };
      }),
    )
    .toSorted((a, b) => b.fit - a.fit);
  const [best, second] = ranked;
  if (!best || !second) return null;
  const { name, tonic, isMinor, fit } = best;
  return { name, tonic, isMinor, confidence: Math.min(1, (fit - second.fit) * 4) };
}

/** What speaks for each triad as home. */
function homesOf(chords: readonly DetectedChord[], end: number): Map<string, number> {
  const spans = chords
    .map(({ label, time }, i) => ({ label, length: (chords[i + 1]?.time ?? end) - time }))
    .filter(({ label }) => label !== NO_CHORD);
  const all = spans.reduce((sum, { length }) => sum + length, 0);
  const usual = median(spans.map(({ length }) => length));
  const lasting = spans.filter(({ length }) => length >= PASSING * usual);
  const homes = new Map<string, number>();
  const add = (label: string | undefined, value: number) => {
    if (label === undefined) return;
    for (const triad of triadsOf(label)) homes.set(triad, (homes.get(triad) ?? 0) + value);
  };
  for (const { label, length } of spans) add(label, (HOME * length) / Math.max(all, 1));
  add(lasting[0]?.label, BEGINS);
  add(lasting.at(-1)?.label, ENDS);
  return homes;
}

/** "Am7" → "Am"; both of what has no third, and none of what is no home, as diminished and augmented chords. */
export function triadsOf(label: string): string[] {
  const root = /^[A-G]#?/.exec(label)?.[0] ?? "";
  const suffix = label.slice(root.length);
  if (suffix === "5" || suffix.startsWith("sus")) return [root, `${root}m`];
  if (suffix === "dim" || suffix === "aug") return [];
  return [suffix.startsWith("m") && !suffix.startsWith("maj") ? `${root}m` : root];
}

/** How much each note sounds in the whole piece, each moment counting alike. */
function noteLevels({ treble, bass, frames }: Chroma): Float32Array {
  const out = new Float32Array(NOTES);
  for (let frame = 0; frame < frames; frame += 1) {
    const from = frame * NOTES;
    let sum = 0;
    for (let i = from; i < from + NOTES; i += 1) sum += (treble[i] ?? 0) + (bass[i] ?? 0);
    if (sum === 0) continue;
    for (let note = 0; note < NOTES; note += 1)
      out[note] = (out[note] ?? 0) + ((treble[from + note] ?? 0) + (bass[from + note] ?? 0)) / sum;
  }
  return out;
}

function rotated(notes: Float32Array, tonic: number): number[] {
  return Array.from(notes, (_, i) => notes[(i + tonic) % NOTES] ?? 0);
}
