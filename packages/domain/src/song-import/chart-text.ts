/** A chart taken apart as a song keeps it: the chart, whose words singers are shown, or words and tabs that hold no chords. */
import type { Chart, ChartLine, Section } from "../chart/chart.ts";
import { hasChords } from "../chart/read-chart.ts";

export type ChartParts = { readonly lyrics: string | null; readonly tab: string | null };

/** Where the only music is in tabs, they alone are the chart: so our own files come back as they went. */
export function partsOf(chart: Chart, text: string): ChartParts {
  // A copy of its words would not follow what is mended in it.
  if (hasChords(chart)) return { lyrics: null, tab: text.replace(/^\uFEFF/, "").trim() };
  return { lyrics: orNull(wordsOf(chart)), tab: orNull(tabsOf(chart)) };
}

function wordsOf({ sections }: Chart): string {
  return sections
    .map(({ lines }) =>
      lines
        .flatMap(wordsOfLine)
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .replace(/^\n+|\n+$/g, ""),
    )
    .filter((words) => words !== "")
    .join("\n\n");
}

/** A line of nothing but chords has no words; an empty one parts verses. */
function wordsOfLine(line: ChartLine): string[] {
  if (line.kind === "blank") return [""];
  if (line.kind !== "song") return [];
  const words = line.pieces
    .map(({ text }) => text)
    .join("")
    .replace(/[ \t]+/g, " ")
    .trim();
  return words === "" ? [] : [words];
}

function tabsOf({ sections }: Chart): string {
  return sections
    .map(verbatimOf)
    .filter((tab) => tab !== "")
    .join("\n\n");
}

function verbatimOf({ lines }: Section): string {
  return lines
    .flatMap((line) => {
      if (line.kind === "verbatim") return [line.text];
      return line.kind === "blank" ? [""] : [];
    })
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}
