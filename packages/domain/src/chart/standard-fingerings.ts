/** How a guitar in its usual tuning holds the usual chords: open where that is how they are learnt, else with a barre. */
import type { Fingering } from "./fingering.ts";
import { readShape } from "./chord-shape.ts";
import { parseChord } from "./chord.ts";
import { formatNote, modulo, pitchClass } from "./note.ts";

const OPEN: Readonly<Record<string, string>> = {
  C: "x 3 2 0 1 0",
  C7: "x 3 2 3 1 0",
  Cmaj7: "x 3 2 0 0 0",
  D: "x x 0 2 3 2",
  Dm: "x x 0 2 3 1",
  D7: "x x 0 2 1 2",
  Dm7: "x x 0 2 1 1",
  Dmaj7: "x x 0 2 2 2",
  Dsus2: "x x 0 2 3 0",
  Dsus4: "x x 0 2 3 3",
  E: "0 2 2 1 0 0",
  Em: "0 2 2 0 0 0",
  E7: "0 2 0 1 0 0",
  Em7: "0 2 0 0 0 0",
  Esus4: "0 2 2 2 0 0",
  Fmaj7: "x x 3 2 1 0",
  G: "3 2 0 0 0 3",
  G7: "3 2 0 0 0 1",
  A: "x 0 2 2 2 0",
  Am: "x 0 2 2 1 0",
  A7: "x 0 2 0 2 0",
  Am7: "x 0 2 0 1 0",
  Amaj7: "x 0 2 1 2 0",
  Asus2: "x 0 2 2 0 0",
  Asus4: "x 0 2 2 3 0",
  B7: "x 2 1 2 0 2",
};

interface Barre {
  /** The pitch class of the root with the barre at the first fret. */
  readonly first: number;
  readonly frets: Readonly<Record<string, string>>;
}

/** With the root on the lowest string, as far as the fourth fret; above that it lies on the next one. */
const LOWEST_STRING: Barre = {
  first: 5,
  frets: { "": "1 3 3 2 1 1", m: "1 3 3 1 1 1", 7: "1 3 1 2 1 1", m7: "1 3 1 1 1 1" },
};
const NEXT_STRING: Barre = {
  first: 10,
  frets: {
    "": "x 1 3 3 3 1",
    m: "x 1 3 3 2 1",
    7: "x 1 3 1 3 1",
    m7: "x 1 3 1 2 1",
    maj7: "x 1 3 2 3 1",
  },
};
const HIGHEST_ON_LOWEST = 4;

/** @returns null for a chord that is not among them. */
export function standardFingering(name: string): Fingering | null {
  const chord = parseChord(name);
  const root = chord?.root ?? null;
  if (chord === null || root === null || chord.bass !== null) return null;
  const quality = chord.quality.replace(/^(?:min|mi(?!x)|-)/, "m").replace(/^(?:M|ma)(?=7)/, "maj");
  const open = OPEN[`${formatNote(root)}${quality}`];
  return held(open === undefined ? barre(pitchClass(root), quality) : `frets ${open}`);
}

function barre(root: number, quality: string): string {
  const low = modulo(root - LOWEST_STRING.first, 12) + 1;
  const onLowest = low <= HIGHEST_ON_LOWEST ? LOWEST_STRING.frets[quality] : undefined;
  if (onLowest !== undefined) return `base-fret ${low} frets ${onLowest}`;
  const high = modulo(root - NEXT_STRING.first, 12) + 1;
  return `base-fret ${high} frets ${NEXT_STRING.frets[quality] ?? ""}`;
}

function held(text: string): Fingering | null {
  const neck = readShape(text);
  return neck && { neck, keys: null };
}
