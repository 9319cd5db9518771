/** How a song is laid out on a page of A4 or Letter. */
import type { Chart, ChartLine } from "@bandstand/domain/chart/chart";
import { askedColumns } from "@bandstand/domain/chart/chart-layout";
import type { ChartSettings } from "./chart-settings.ts";

/** Lines of words at the usual size that fill a page. */
const PAGE_LINES = 50;
/** Letters that half a page holds at the usual size. */
const HALF_WIDTH = 40;
/** Of the usual text, as the style sheet has it; smaller would be hard to read on a stand. */
const TIGHT = 0.86;
/** Letters of a tab on a whole line of A4, measured at the usual size. */
const TAB_WIDTH = 76;

/** Letters that are all as wide as each other take more room than words. */
const MONO = 1.25;

/** Of the text at each step, as the theme's sizes grow. */
function growth(size: number): number {
  return [0.74, 0.87, 1, 1.16, 1.32, 1.56, 1.8, 2.12, 2.6][size + 2] ?? 1;
}

export interface PaperLayout {
  columns: number;
  /** The text is a little smaller than it would be, so that the columns hold its lines. */
  tight: boolean;
}

/** As many columns as the chart asks for; else two where one would not do and both hold whole lines. */
export function paperLayout(
  chart: Chart,
  { size, chords }: Pick<ChartSettings, "size" | "chords">,
): PaperLayout {
  const asked = askedColumns(chart);
  if (asked !== null) return { columns: asked, tight: false };
  let height = 0;
  let widest = 0;
  for (const { lines } of chart.sections) {
    height += 2;
    for (const line of lines) {
      height += lineHeight(line, chords);
      widest = Math.max(widest, lineWidth(line));
    }
  }
  const width = widest * growth(size);
  const isLong = height * growth(size) > PAGE_LINES;
  if (!isLong || width * TIGHT > HALF_WIDTH) return { columns: 1, tight: false };
  return { columns: 2, tight: width > HALF_WIDTH };
}

export function tabColumns(size: number): number {
  return Math.floor(TAB_WIDTH / growth(size));
}

function lineHeight(line: ChartLine, chords: boolean): number {
  if (line.kind !== "song") return 1;
  return chords && line.pieces.some(({ chord }) => chord !== null) ? 2 : 1;
}

function lineWidth(line: ChartLine): number {
  switch (line.kind) {
    case "song":
    case "comment":
      return line.pieces.reduce((sum, { text }) => sum + text.length, 0);
    case "verbatim":
      return line.text.length * MONO;
    case "grid":
      return line.cells.reduce((sum, { text }) => sum + (text.length + 1) * MONO, 0);
    default:
      return 0;
  }
}
