/** Names of chords as people type them. What is no such name (numbers, Roman numerals, N.C.) is left as it stands. */
import { formatNote, type Note, parseNote } from "./note.ts";

export interface Chord {
  /** Null where only the bass moves, as in "/F#". */
  readonly root: Note | null;
  /** All between root and bass: "m7b5", "sus4". */
  readonly quality: string;
  readonly bass: Note | null;
  /** Marks around it, such as the brackets of "(Am)". */
  readonly before: string;
  readonly after: string;
}

// No part of it can be read in two ways that both go on, and it is short, so that no text makes it slow.
const NOTE = "[A-G](?:##|bb|[#b♯♭])?";
const QUALITY =
  "(?:maj|min|mi|ma|dim|aug|sus|add|dom|alt|omit|no|m|M|o(?=[79(/)]|$)|[øØ°Δ+0-9#b♯♭(),-]|h(?=7)|/(?=[0-9]))*?";
const CHORD = new RegExp(`^(\\(?)(${NOTE})(${QUALITY})(?:/(${NOTE}))?([)*!~.']*)$`);
const BASS_ONLY = new RegExp(`^/(${NOTE})$`);
const LONGEST = 24;

/** @returns null for what is no chord by name. */
export function parseChord(text: string): Chord | null {
  if (text.length > LONGEST) return null;
  const bassOnly = BASS_ONLY.exec(text)?.[1];
  if (bassOnly !== undefined)
    return { root: null, quality: "", bass: parseNote(bassOnly), before: "", after: "" };
  const match = CHORD.exec(text);
  if (!match) return null;
  const [, before = "", root = "", quality = "", bass, after = ""] = match;
  return {
    root: parseNote(root),
    quality,
    bass: bass === undefined ? null : parseNote(bass),
    before,
    after,
  };
}

export function formatChord({ root, quality, bass, before, after }: Chord): string {
  const over = bass === null ? "" : `/${formatNote(bass)}`;
  return before + (root === null ? "" : formatNote(root)) + quality + over + after;
}

export function isMinor({ quality }: Chord): boolean {
  return /^(?:-|mi(?!x)|min|m(?!a))/.test(quality);
}

export function isDiminished({ quality }: Chord): boolean {
  return /^(?:dim|o|°|ø|Ø|h7)|^(?:m|min|-)7?\(?[b♭]5/.test(quality);
}

/** Without a third: C5, Csus4. */
export function isOpen({ quality }: Chord): boolean {
  return /^(?:5|sus|\(?no3)/.test(quality);
}
