/** What a chart says of how it is laid out, beside its words: in how many columns, and with which diagrams. */
import type { Chart, ChartLine } from "./chart.ts";
import { type ChordShape, readShape } from "./chord-shape.ts";

const MOST_COLUMNS = 4;

/** As `{columns: 2}` asks for; null where it leaves that open. */
export function askedColumns(chart: Chart): number | null {
  const said = others(chart).findLast(({ name }) => name === "columns");
  const count = Number(said?.value ?? "");
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_COLUMNS) : null;
}

/** The shapes that the chart defines, by the chord's name; the last one of a name counts. */
export function definedShapes(chart: Chart): ReadonlyMap<string, ChordShape> {
  const shapes = new Map<string, ChordShape>();
  for (const { name, value } of others(chart)) {
    if (name !== "define") continue;
    const { chord, rest } = chordAndShape(value);
    const shape = readShape(rest);
    if (shape !== null) shapes.set(chord, shape);
  }
  return shapes;
}

/** Whether those are shown at the end of the chart. */
export function showsShapes(chart: Chart): boolean {
  return !others(chart).some(
    ({ name, value }) =>
      name === "no_grid" ||
      name === "no_diagrams" ||
      ((name === "diagrams" || name === "grid") && /^(?:off|no|none|false|0)$/i.test(value)),
  );
}

/** "[Am] base-fret 1 frets …" */
export function chordAndShape(value: string): { chord: string; rest: string } {
  const [, chord = "", rest = ""] = /^\[?([^\s\]]+)\]?\s*(.*)$/.exec(value) ?? [];
  return { chord, rest };
}

type OtherLine = Extract<ChartLine, { kind: "other" }>;

function others({ sections }: Chart): OtherLine[] {
  return sections.flatMap(({ lines }) =>
    lines.filter((line): line is OtherLine => line.kind === "other"),
  );
}
