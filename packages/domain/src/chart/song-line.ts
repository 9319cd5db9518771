/** One line of words with chords in brackets between them, read and written. */
import type { Piece } from "./chart.ts";
import { parseChord } from "./chord.ts";
import { decoded, encoded } from "./escapes.ts";

/** Longer than any name of a chord, or with a gap: a remark such as [spoken softly]. */
const LONGEST_NAME = 16;

/** Takes time in proportion to the length of the line, whatever brackets it has. */
export function readPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let head: Pick<Piece, "chord" | "note"> = { chord: null, note: null };
  let text = "";
  const finish = (): void => {
    if (text === "" && head.chord === null && head.note === null) return;
    pieces.push({ ...head, text: decoded(text) });
    text = "";
  };
  let at = 0;
  while (at < line.length) {
    const close = line.indexOf("]", at);
    if (close < 0) break;
    const before = line.slice(at, close);
    const open = before.lastIndexOf("[");
    const inside = before.slice(open + 1).trim();
    if (open < 0 || inside === "" || inside === "*") {
      text += line.slice(at, close + 1);
    } else {
      text += before.slice(0, open);
      finish();
      head = headOf(inside);
    }
    at = close + 1;
  }
  text += line.slice(at);
  finish();
  return pieces;
}

function headOf(inside: string): Pick<Piece, "chord" | "note"> {
  const name = decoded(inside);
  if (inside.startsWith("*")) return { chord: null, note: name.slice(1).trim() };
  const isRemark = parseChord(name) === null && (name.length > LONGEST_NAME || /\s/.test(name));
  return isRemark ? { chord: null, note: name } : { chord: name, note: null };
}

export function writePieces(pieces: readonly Piece[]): string {
  return pieces
    .map(({ chord, note, text }) => {
      const head = chord ?? (note === null ? null : `*${note}`);
      return (head === null ? "" : `[${encoded(head, INSIDE)}]`) + encoded(text, WORDS);
    })
    .join("");
}

// Brackets are signs of chords, a backslash only where it would begin an escape, and a per cent where it would ask for more.
const INSIDE = /[[\]{}]|\\(?=u)/g;
const WORDS = /[[\]]|\\(?=u)|%(?=\{)/g;
