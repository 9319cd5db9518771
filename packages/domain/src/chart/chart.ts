/** A chart: the words of a song with its chords, in sections, as plain data. */

export interface Chart {
  /** Title, artist, key and the like, in order; a name may come more than once. */
  readonly meta: readonly Meta[];
  readonly sections: readonly Section[];
}

export interface Meta {
  readonly name: string;
  readonly value: string;
}

export interface Section {
  /** "verse", "chorus", "tab" …, any name that the text gives; empty for lines outside any. */
  readonly kind: string;
  readonly label: string | null;
  readonly lines: readonly ChartLine[];
}

export type ChartLine =
  | { readonly kind: "song"; readonly pieces: readonly Piece[] }
  | { readonly kind: "comment"; readonly look: CommentLook; readonly pieces: readonly Piece[] }
  /** A tab, or notation of another kind: every letter keeps its place. */
  | { readonly kind: "verbatim"; readonly text: string }
  | { readonly kind: "grid"; readonly cells: readonly GridCell[] }
  /** The last chorus again. */
  | { readonly kind: "recall"; readonly label: string | null }
  /** Key, tempo or time from here on. */
  | { readonly kind: "change"; readonly name: string; readonly value: string }
  /** Chords from here on sound so much higher; null ends the last such line. */
  | { readonly kind: "transpose"; readonly semitones: number | null }
  | { readonly kind: "diagram"; readonly chord: string; readonly rest: string }
  | { readonly kind: "break"; readonly of: "page" | "column" }
  /** Understood and kept, but nothing to see: fonts, definitions, what other programs add. */
  | { readonly kind: "other"; readonly name: string; readonly value: string }
  | { readonly kind: "blank" };

export type CommentLook = "plain" | "italic" | "box" | "highlight";

/** A chord, or a remark in the place of one, and the words that follow it. */
export interface Piece {
  readonly chord: string | null;
  readonly note: string | null;
  readonly text: string;
}

export interface GridCell {
  readonly kind: "bar" | "chord" | "beat" | "text";
  readonly text: string;
}

export function metaOf(chart: Chart, name: string): string | null {
  return chart.meta.find((meta) => meta.name === name)?.value ?? null;
}

/** Every chord by name, in the order of the song. */
export function chordNames({ sections }: Chart): string[] {
  return sections.flatMap(({ lines }) => lines.flatMap(chordsOfLine));
}

export function chordsOfLine(line: ChartLine): string[] {
  switch (line.kind) {
    case "song":
    case "comment":
      return line.pieces.flatMap(({ chord }) => (chord === null ? [] : [chord]));
    case "grid":
      return line.cells.flatMap(({ kind, text }) => (kind === "chord" ? [text] : []));
    default:
      return [];
  }
}
