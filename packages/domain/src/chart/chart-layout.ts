/** What a chart says of how it is laid out, beside its words: in how many columns, and with which diagrams. */
import type { Chart, ChartLine } from "./chart.ts";
import { type ChordHold, type KnownHolds, mergeHolds, readHold } from "./chord-hold.ts";
import { standardHold } from "./standard-holds.ts";

const MOST_COLUMNS = 4;

/** As `{columns: 2}` asks for; null where it leaves that open. */
export function askedColumns(chart: Chart): number | null {
  const said = others(chart).findLast(({ name }) => name === "columns");
  const count = Number(said?.value ?? "");
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_COLUMNS) : null;
}

/** How the chart defines chords to be held, by the chord's name; the last one of a name counts. */
export function definedHolds(chart: Chart): ReadonlyMap<string, ChordHold> {
  const holds = new Map<string, ChordHold>();
  const known = knownHolds(holds);
  for (const { name, value } of others(chart)) {
    if (name !== "define") continue;
    const { chord, rest } = chordAndShape(value);
    const hold = readHold(rest, known);
    if (hold !== null) holds.set(chord, mergeHolds(holds.get(chord), hold));
  }
  return holds;
}

/** Those that a chart defines, and how the others are held usually. */
export function knownHolds(defined: ReadonlyMap<string, ChordHold>): KnownHolds {
  return (chord) => defined.get(chord) ?? standardHold(chord);
}

/** Whether those are shown at the end of the chart. */
export function showsHolds(chart: Chart): boolean {
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
