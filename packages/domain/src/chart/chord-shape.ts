/**
 * How a chord is held on a fretted instrument, as `{define}` and `{chord}` tell it behind the chord's name:
 * `base-fret 3 frets 1 3 3 2 1 1 fingers 1 3 4 2 1 1` (https://www.chordpro.org/chordpro/directives-define/).
 */

export interface ChordShape {
  /** Where the first fret of the diagram lies; 1 is next to the nut. */
  readonly baseFret: number;
  /** From the lowest string: 1 is the base fret, 0 an open string, null one that is not played. */
  readonly frets: readonly (number | null)[];
  /** One for each string, or none at all. */
  readonly fingers: readonly (string | null)[];
}

const STRINGS = { least: 3, most: 12 };
const HIGHEST_FRET = 24;

/**
 * @param copied what counts where the text leaves something out
 * @returns null where no shape is told, or one that no instrument has.
 */
export function readShape(text: string, copied: ChordShape | null = null): ChordShape | null {
  const words = text.trim().replace("base_fret", "base-fret").split(/\s+/);
  const baseFret = Number(after(words, "base-fret")[0] ?? copied?.baseFret ?? 1);
  const told = until(after(words, "frets"), (word) => FRET.test(word) || MUTED.test(word));
  const frets =
    told.length === 0 && copied
      ? copied.frets
      : told.map((word) => (MUTED.test(word) ? null : Number(word)));
  if (!Number.isInteger(baseFret) || baseFret < 1 || baseFret > HIGHEST_FRET) return null;
  if (frets.length < STRINGS.least || frets.length > STRINGS.most) return null;
  const own = until(after(words, "fingers"), (word) => FINGER.test(word));
  const fingers = own.length === 0 && copied ? copied.fingers : own.map(fingerOf);
  return { baseFret, frets, fingers: fingers.length === frets.length ? fingers : [] };
}

/** What stands behind the chord's name. */
export function writeShape({ baseFret, frets, fingers }: ChordShape): string {
  const told = `base-fret ${baseFret} frets ${frets.map((fret) => fret ?? "x").join(" ")}`;
  return fingers.length === 0
    ? told
    : `${told} fingers ${fingers.map((finger) => finger ?? "-").join(" ")}`;
}

/** The same hand so many frets further up, or an octave from there. Null where open strings would have to move with it. */
export function moveShape(shape: ChordShape, semitones: number): ChordShape | null {
  if (semitones === 0) return shape;
  if (shape.frets.includes(0)) return null;
  return { ...shape, baseFret: ((((shape.baseFret + semitones - 1) % 12) + 12) % 12) + 1 };
}

/** "x 3 2 0 1 0": as it is read out, counted from the nut. */
export function describeShape({ baseFret, frets }: ChordShape): string {
  return frets
    .map((fret) => (fret === null ? "x" : fret === 0 ? 0 : fret + baseFret - 1))
    .join(" ");
}

const FRET = /^(?:1?\d|2[0-4])$/;
const MUTED = /^(?:[nNxX-]|-1)$/;
const FINGER = /^(?:\w|-|-1)$/;

function fingerOf(word: string): string | null {
  return /^[0nNxX-]/.test(word) ? null : word;
}

function after(words: readonly string[], name: string): string[] {
  const at = words.indexOf(name);
  return at < 0 ? [] : words.slice(at + 1);
}

function until(words: readonly string[], passes: (word: string) => boolean): string[] {
  const end = words.findIndex((word) => !passes(word));
  return end < 0 ? [...words] : words.slice(0, end);
}
