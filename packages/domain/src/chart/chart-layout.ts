/** What a chart says of how it is laid out, beside its words: in how many columns, and with which diagrams. */
import type { Chart, ChartLine } from "./chart.ts";
import {
  type Fingering,
  type KnownFingerings,
  mergeFingerings,
  readFingering,
} from "./fingering.ts";
import { standardFingering } from "./standard-fingerings.ts";

const MOST_COLUMNS = 4;

/** As `{columns: 2}` asks for; null where it leaves that open. */
export function askedColumns(chart: Chart): number | null {
  const said = others(chart).findLast(({ name }) => name === "columns");
  const count = Number(said?.value ?? "");
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_COLUMNS) : null;
}

/** How the chart defines chords to be held, by the chord's name; the last one of a name counts. */
export function definedFingerings(chart: Chart): ReadonlyMap<string, Fingering> {
  const fingerings = new Map<string, Fingering>();
  const known = knownFingerings(fingerings);
  for (const { name, value } of others(chart)) {
    if (name !== "define") continue;
    const { chord, rest } = chordAndShape(value);
    const fingering = readFingering(rest, known);
    if (fingering !== null)
      fingerings.set(chord, mergeFingerings(fingerings.get(chord), fingering));
  }
  return fingerings;
}

/** Those that a chart defines, and how the others are held usually. */
export function knownFingerings(defined: ReadonlyMap<string, Fingering>): KnownFingerings {
  return (chord) => defined.get(chord) ?? standardFingering(chord);
}

/** Whether those are shown at the end of the chart. */
export function showsFingerings(chart: Chart): boolean {
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
