/** The lines of a chart as they are sung: a chorus that is only recalled stands there again, and each line has its number. */
import type { Chart, ChartLine, Section } from "./chart.ts";

export interface SungLine {
  readonly line: ChartLine;
  /** From 0, of the lines that are sung; null for what stands between them. */
  readonly number: number | null;
}

export interface SungSection {
  readonly kind: string;
  readonly label: string | null;
  readonly lines: readonly SungLine[];
}

export interface SungChart {
  readonly sections: readonly SungSection[];
  readonly count: number;
}

export function sungLines(chart: Chart): SungChart {
  const sections = withChoruses(chart.sections);
  const hasWords = sections.some(({ lines }) => lines.some(hasText));
  let count = 0;
  const numbered = (line: ChartLine): SungLine => {
    // Where nothing is sung, what is played is counted.
    const counts = hasWords ? hasText(line) : hasChord(line);
    if (!counts) return { line, number: null };
    count += 1;
    return { line, number: count - 1 };
  };
  return {
    sections: sections.map(({ kind, label, lines }) => ({
      kind,
      label,
      lines: lines.map(numbered),
    })),
    count,
  };
}

/** A recall as a section of its own, with the lines of the chorus before it. */
function withChoruses(sections: readonly Section[]): Section[] {
  let chorus: Section | null = null;
  const sung: Section[] = [];
  for (const section of sections) {
    if (section.kind === "chorus" || section.kind === "refrain") chorus = section;
    let part: ChartLine[] = [];
    for (const line of section.lines) {
      if (line.kind === "recall" && chorus !== null && chorus !== section) {
        if (part.length > 0) sung.push({ ...section, lines: part });
        sung.push({ ...chorus, label: line.label ?? chorus.label });
        part = [];
      } else {
        part.push(line);
      }
    }
    if (part.length > 0) sung.push({ ...section, lines: part });
  }
  return sung;
}

function hasText(line: ChartLine): boolean {
  return line.kind === "song" && line.pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function hasChord(line: ChartLine): boolean {
  if (line.kind === "grid") return line.cells.some(({ kind }) => kind === "chord");
  return line.kind === "song" && line.pieces.some(({ chord }) => chord !== null);
}
