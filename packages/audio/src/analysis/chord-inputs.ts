/** What the chord network looks at: a span of the song, what sounds before and after it, and the notes of the whole song. */
import { NOTES } from "./chroma.ts";
import { NOTE_VALUES, type Sounding } from "./harmony.ts";

export interface ChordInputs {
  /** By note, C first: those of each register, of the span before, of the one after, and of the song. */
  notes: Float32Array;
  /** What tells chords from all else, whatever their root. */
  about: Float32Array;
}

/** Values that `notes` has of each note. */
export const ROWS = NOTE_VALUES / NOTES + 3;
export const NOTE_INPUTS = ROWS * NOTES;
export const ABOUT_INPUTS = 8;

/** `usual`: the level of the song's louder spans. */
interface Song {
  notes: Float32Array;
  usual: number;
}

export function chordInputs(spans: readonly Sounding[]): ChordInputs[] {
  const song = songOf(spans);
  return spans.map((span, i) => {
    const own = scaled(span.notes);
    const before = scaled(allNotes(spans[i - 1] ?? span));
    const after = scaled(allNotes(spans[i + 1] ?? span));
    const notes = new Float32Array(NOTE_INPUTS);
    for (const [at, part] of [own, before, after, song.notes].entries())
      notes.set(part, at === 0 ? 0 : NOTE_VALUES + (at - 1) * NOTES);
    return { notes, about: aboutOf(span, spans[i - 1], spans[i + 1], song) };
  });
}

/** Turned so that `root` comes first in each row. */
export function turned(notes: Float32Array, root: number, out: Float32Array): void {
  for (let row = 0; row < ROWS; row += 1)
    for (let note = 0; note < NOTES; note += 1)
      out[row * NOTES + note] = notes[row * NOTES + ((note + root) % NOTES)] ?? 0;
}

/** How loud, of what the song usually is. */
export function levelOf({ notes }: Sounding): number {
  let sum = 0;
  for (const level of notes) sum += level;
  return sum;
}

export function usualLevel(spans: readonly Sounding[]): number {
  const levels = spans.map(levelOf).toSorted((a, b) => a - b);
  return levels[Math.floor(0.8 * levels.length)] ?? 0;
}

function songOf(spans: readonly Sounding[]): Song {
  const notes = new Float32Array(NOTES);
  for (const span of spans) {
    const own = scaled(allNotes(span));
    // What is no note is none of the song's.
    for (let note = 0; note < NOTES; note += 1)
      notes[note] = (notes[note] ?? 0) + span.tuned * (own[note] ?? 0);
  }
  return { notes: scaled(notes), usual: usualLevel(spans) };
}

function aboutOf(
  span: Sounding,
  before: Sounding | undefined,
  after: Sounding | undefined,
  { usual }: Song,
): Float32Array {
  const level = (one: Sounding | undefined) =>
    Math.log10(0.001 + (one ? levelOf(one) : 0) / Math.max(usual, Number.MIN_VALUE));
  const sorted = scaled(allNotes(span)).toSorted((a, b) => b - a);
  const strongest = (count: number) =>
    sorted.slice(0, count).reduce((sum, value) => sum + value * value, 0);
  return Float32Array.of(
    level(span),
    span.tuned,
    span.steady,
    strongest(1),
    strongest(3),
    strongest(5),
    before?.tuned ?? span.tuned,
    after?.tuned ?? span.tuned,
  );
}

function allNotes({ notes }: Sounding): Float32Array {
  const out = new Float32Array(NOTES);
  for (let i = 0; i < NOTE_VALUES; i += 1) out[i % NOTES] = (out[i % NOTES] ?? 0) + (notes[i] ?? 0);
  return out;
}

/** Of length 1, or nothing. */
function scaled(values: Float32Array): Float32Array {
  let squares = 0;
  for (const value of values) squares += value * value;
  return squares === 0 ? values.slice() : values.map((value) => value / Math.sqrt(squares));
}
