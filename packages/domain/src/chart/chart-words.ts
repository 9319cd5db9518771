/** Words as they are laid out: a line breaks between words only, and a chord goes with its word. */
import type { Piece } from "./chart.ts";

export interface ChartWord {
  readonly pieces: readonly Piece[];
}

export function chartWords(pieces: readonly Piece[]): ChartWord[] {
  const words: Piece[][] = [];
  let word: Piece[] | null = null;
  for (const { text, ...head } of pieces) {
    const above = head.chord ?? head.note;
    for (const [index, part] of partsOf(text, above === null ? 0 : above.length + 2).entries()) {
      const piece: Piece =
        index === 0 ? { ...head, text: part } : { chord: null, note: null, text: part };
      if (word === null) words.push((word = [piece]));
      else word.push(piece);
      if (/\s$/.test(part)) word = null;
    }
  }
  return words.map((own) => ({ pieces: own }));
}

/** Words with the space behind them. Short ones below a long chord go together, so that it tears no gap between them. */
function partsOf(text: string, least: number): string[] {
  const parts = text.match(/\S*\s+|\S+/g) ?? [""];
  let first = "";
  let taken = 0;
  while (taken < parts.length && first.length < least) {
    first += parts[taken] ?? "";
    taken += 1;
  }
  return taken === 0 ? parts : [first, ...parts.slice(taken)];
}
