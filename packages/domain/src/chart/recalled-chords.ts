/** `[^]` of ChordPro: the next chord of the section of this kind that has its chords written out. */
import { type ChartLine, chordsOfLine, type Piece, type Section } from "./chart.ts";

const RECALL = "^";

/** Those for which there is no such chord are left out; their words stay. */
export function withRecalledChords(sections: readonly Section[]): Section[] {
  const known = new Map<string, readonly string[]>();
  return sections.map((section) => {
    const chords = section.lines.flatMap(chordsOfLine);
    if (!chords.includes(RECALL)) {
      if (chords.length > 0) known.set(section.kind, chords);
      return section;
    }
    const recalled = known.get(section.kind) ?? [];
    let next = 0;
    const filled = (piece: Piece): Piece => {
      if (piece.chord === null) return piece;
      const chord = piece.chord === RECALL ? (recalled[next] ?? null) : piece.chord;
      next += 1;
      return { ...piece, chord };
    };
    return { ...section, lines: section.lines.map((line) => withPieces(line, filled)) };
  });
}

function withPieces(line: ChartLine, change: (piece: Piece) => Piece): ChartLine {
  return line.kind === "song" || line.kind === "comment"
    ? { ...line, pieces: line.pieces.map(change) }
    : line;
}
