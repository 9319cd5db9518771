/** A chart as it is laid out, on a screen, on paper or on a page that a server writes: what is seen of it, under which titles. */
import type { Chart, ChartLine, GridCell, Piece, Section } from "./chart.ts";

export type ShownLine = Exclude<ChartLine, { kind: "verbatim" }>;

/** Lines for programs alone leave no gap. */
export function seenSections({ sections }: Pick<Chart, "sections">): Section[] {
  return sections.filter(
    ({ kind, lines }) =>
      kind !== "" || lines.some((line) => line.kind !== "other" && line.kind !== "transpose"),
  );
}

/** "verse", or what the chart calls it; null where nothing is said over the section. */
export function sectionTitle({ kind, label }: Pick<Section, "kind" | "label">): string | null {
  const words = label ?? kind.replaceAll("_", " ");
  return words === "" || (label === null && kind === "textblock") ? null : words;
}

/** Lines of a tab that follow each other are laid out together, as a list. */
export function chartBlocks(lines: readonly ChartLine[]): (ShownLine | string[])[] {
  const blocks: (ShownLine | string[])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.kind !== "verbatim") blocks.push(line);
    else if (Array.isArray(last)) last.push(line.text);
    else blocks.push([line.text]);
  }
  return blocks;
}

const CHANGES: Readonly<Record<string, string>> = { key: "Key", time: "Time", tempo: "Tempo" };

/** "Key": what changes from a line on. */
export function changeName(name: string): string {
  return CHANGES[name] ?? name;
}

/** Bars with what is played in them, as in `| Am | C |`: they stand in one line. Null for a line with words. */
export function barsOfLine(pieces: readonly Piece[]): GridCell[] | null {
  const words = pieces.map(({ text }) => text).join("");
  const isPlayed = pieces.some(({ chord }) => chord !== null);
  if (!isPlayed || !words.includes("|") || !/^[\s|:.%/–—-]*$/.test(words)) return null;
  if (pieces.some(({ note }) => note !== null)) return null;
  return pieces.flatMap(({ chord, text }) => [
    ...(chord === null ? [] : [{ kind: "chord" as const, text: chord }]),
    ...text
      .split(/\s+/)
      .filter((sign) => sign !== "")
      .map((sign) => ({
        kind: sign.includes("|") ? ("bar" as const) : ("beat" as const),
        text: sign,
      })),
  ]);
}

/** A tab of frets, which stays as it is written while the chords around it move. */
export function hasTab({ sections }: Chart): boolean {
  return sections.some(
    ({ kind, lines }) =>
      lines.some((line) => line.kind === "verbatim") && (kind === "tab" || kind === ""),
  );
}
