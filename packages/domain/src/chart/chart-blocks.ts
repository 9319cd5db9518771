/** A chart as it is laid out, on a screen, on paper or on a page that a server writes: what is seen of it, under which titles. */
import type { Chart, ChartLine, Section } from "./chart.ts";

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
