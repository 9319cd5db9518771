/** Words as they are laid out: a line breaks between words only, and a chord goes with its word. */
import type { Piece } from "./chart.ts";

export interface ChartWord {
  readonly pieces: readonly Piece[];
}

export function chartWords(pieces: readonly Piece[]): ChartWord[] {
  const words: Piece[][] = [];
  let word: Piece[] | null = null;
  for (const { text, ...head } of pieces) {
    const parts = text.match(/\S*\s+|\S+/g) ?? [""];
    for (const [index, part] of parts.entries()) {
      const piece: Piece =
        index === 0 ? { ...head, text: part } : { chord: null, note: null, text: part };
      if (word === null) words.push((word = [piece]));
      else word.push(piece);
      if (/\s$/.test(part)) word = null;
    }
  }
  return words.map((own) => ({ pieces: own }));
}
