/** A chart for singers: its words under the names of its parts, without the chords. */
import type { Chart, ChartLine, Piece, Section } from "@bandstand/domain/chart/chart";

/** Parts without words are named in brackets, a chorus that comes again by its name alone; the end is left out. */
export function lyricsOf({ sections }: Chart): string {
  let chorus = "";
  const parts: string[] = [];
  for (const section of sections.filter(({ kind }) => kind !== "tab")) {
    const name = nameOf(section);
    if (section.kind === "chorus") chorus = name;
    const words = section.lines.map(wordsOf).filter((line) => line !== "");
    if (section.lines.some(({ kind }) => kind === "recall")) parts.push(chorus.toUpperCase());
    else if (words.length > 0) parts.push([name.toUpperCase(), ...words].join("\n"));
    else if (name !== "End") parts.push(`(${name})`);
  }
  return parts.join("\n\n");
}

/** A part that is neither verse nor chorus nor bridge is named by the comment above it. */
export function nameOf({ label, lines }: Pick<Section, "label" | "lines">): string {
  const [first] = lines;
  return label ?? (first?.kind === "comment" ? textOf(first.pieces) : "");
}

function wordsOf(line: ChartLine): string {
  return line.kind === "song" ? textOf(line.pieces).replace(/\s+/g, " ").trim() : "";
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}
