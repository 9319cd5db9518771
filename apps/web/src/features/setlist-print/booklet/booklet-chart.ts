/** A chart cut into what stays together on paper. Pure. */
import type { Chart, ChartLine, Section } from "@bandstand/domain/chart/chart";
import { chartBlocks, seenSections } from "@bandstand/domain/chart/chart-blocks";

/** Lines of a tab that stay together at most, so that a long one goes on on the next page. */
const MOST_TAB_LINES = 24;

/** With the lines that are seen alone, and long tabs in parts: each block of it is then a box on the page. */
export function chartInBlocks({ sections }: Chart, chords: boolean): Chart {
  return {
    meta: [],
    sections: seenSections({ sections })
      .map((section) => ({ ...section, lines: tabsInParts(section.lines.filter(isSeen)) }))
      .filter(({ lines, label }) => lines.length > 0 || label !== null),
  };

  function isSeen(line: ChartLine): boolean {
    switch (line.kind) {
      case "other":
      case "transpose":
      case "break":
        return false;
      case "grid":
      case "diagram":
        return chords;
      case "song":
        return line.pieces.some(
          ({ chord, note, text }) =>
            text.trim() !== "" || note !== null || (chords && chord !== null),
        );
      default:
        return true;
    }
  }
}

function tabsInParts(lines: readonly ChartLine[]): ChartLine[] {
  let length = 0;
  return lines.flatMap((line): ChartLine[] => {
    if (line.kind !== "verbatim") {
      length = 0;
      return [line];
    }
    const isEmpty = line.text.trim() === "";
    length = isEmpty ? 0 : length + 1;
    if (isEmpty) return [{ kind: "blank" }];
    if (length <= MOST_TAB_LINES) return [line];
    length = 1;
    return [{ kind: "blank" }, line];
  });
}

/** Where a block stands in the column in which all of them were laid out, in any unit. */
export interface MeasuredBlock {
  section: number;
  top: number;
  bottom: number;
}

/** Blocks of one section that stand in one column. */
export interface Slice {
  section: number;
  /** Of the blocks of the section, from 0. */
  from: number;
  /** Behind the last one. */
  to: number;
}

export interface PaperRoom {
  /** Of each page. */
  columns: number;
  /** Of a column below the head of the song. */
  firstHeight: number;
  /** Of a column of the pages after that. */
  height: number;
}

/** The blocks shared out to columns. A section goes to the next column as a whole where it fits into one. */
export function columnsOf(blocks: readonly MeasuredBlock[], room: PaperRoom): Slice[][] {
  const columns: Slice[][] = [];
  const capacity = (column: number) => (column < room.columns ? room.firstHeight : room.height);
  let first = 0;
  for (let index = 1; index <= blocks.length; index += 1) {
    const block = blocks[index];
    const start = blocks[first];
    if (!start) break;
    if (block && block.bottom - start.top <= capacity(columns.length)) continue;
    const next = block ? breakBefore(index, first, capacity(columns.length + 1)) : blocks.length;
    columns.push(slicesOf(first, next));
    first = next;
    index = next;
  }
  return columns;

  function breakBefore(index: number, start: number, nextHeight: number): number {
    const section = blocks[index]?.section;
    const begin = blocks.findIndex((block) => block.section === section);
    const end = blocks.findLast((block) => block.section === section);
    const height = (end?.bottom ?? 0) - (blocks[begin]?.top ?? 0);
    return begin > start && height <= nextHeight ? begin : index;
  }

  function slicesOf(from: number, to: number): Slice[] {
    const slices: Slice[] = [];
    for (let index = from; index < to; index += 1) {
      const section = blocks[index]?.section ?? 0;
      const last = slices.at(-1);
      const at = index - blocks.findIndex((block) => block.section === section);
      if (last?.section === section) last.to = at + 1;
      else slices.push({ section, from: at, to: at + 1 });
    }
    return slices;
  }
}

/** What of the chart stands in a column. A section that goes on there has no title again. */
export function chartOfColumn({ sections }: Chart, slices: readonly Slice[]): Chart {
  return {
    meta: [],
    sections: slices.flatMap(({ section, from, to }): Section[] => {
      const whole = sections[section];
      if (!whole) return [];
      const lines = chartBlocks(whole.lines).slice(from, to).flatMap(linesOf);
      return [{ ...whole, lines, label: from === 0 ? whole.label : "" }];
    }),
  };
}

/** Whether a column has what is drawn behind the last section of the chart. */
export function isBehind({ sections }: Chart, slices: readonly Slice[]): boolean {
  return slices.some(({ section }) => section === sections.length);
}

function linesOf(block: ReturnType<typeof chartBlocks>[number]): ChartLine[] {
  return Array.isArray(block) ? block.map((text) => ({ kind: "verbatim", text })) : [block];
}
