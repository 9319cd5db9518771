/** Reads ChordPro, and is content with anything: what it does not know is kept, plain text is words. */
import {
  type Chart,
  type ChartLine,
  chordsOfLine,
  type CommentLook,
  type GridCell,
  type Meta,
  type Section,
} from "./chart.ts";
import { chordAndShape } from "./chart-layout.ts";
import { parseChord } from "./chord.ts";
import {
  type Directive,
  isMeant,
  labelOf,
  META_NAMES,
  parseDirective,
  VERBATIM_SECTIONS,
} from "./directives.ts";
import { decoded } from "./escapes.ts";
import { filledIn } from "./filled-in.ts";
import { readHeading } from "./headings.ts";
import { recalledChords } from "./recalled-chords.ts";
import { readPieces } from "./song-line.ts";
import { isTabLine } from "./tab-lines.ts";

const COMMENTS = new Map<string, CommentLook>([
  ["comment", "plain"],
  ["comment_italic", "italic"],
  ["comment_box", "box"],
  ["highlight", "highlight"],
]);
const CHANGING: ReadonlySet<string> = new Set(["key", "time", "tempo"]);

interface OpenSection {
  kind: string;
  label: string | null;
  lines: ChartLine[];
  /** Begun by a directive, so that only its end ends it. */
  explicit: boolean;
}

/** @param readers instruments and singers whose own directives count, as in `{comment-alto: …}`. */
export function readChordPro(text: string, readers: readonly string[] = []): Chart {
  const meta: Meta[] = [];
  const sections: Section[] = [];
  const recalled = recalledChords();
  let open: OpenSection = loose();
  let skipping = "";

  const begin = (next: OpenSection): void => {
    const lines = withoutOuterBlanks(open.lines);
    if (lines.length > 0 || open.kind !== "")
      sections.push({ kind: open.kind, label: open.label, lines });
    recalled.end(open.kind, lines.flatMap(chordsOfLine));
    open = next;
  };
  const filled = (text: string): string => recalled.fill(open.kind, filledIn(text, meta));
  const direct = ({ name, value, selector }: Directive): void => {
    const meant = isMeant(selector, readers);
    if (name.startsWith("start_of_")) {
      const kind = name.slice("start_of_".length);
      if (meant) begin({ kind, label: labelOf(decoded(value)), lines: [], explicit: true });
      else skipping = kind;
    } else if (name.startsWith("end_of_")) {
      begin(loose());
    } else if (!meant) {
      const named = `${name}-${selector ?? ""}`;
      open.lines.push({ kind: "other", name: named, value: decoded(value) });
    } else {
      const entry = metaFrom(name, decoded(value));
      const known = entry !== null && meta.some((other) => other.name === entry.name);
      if (entry === null) open.lines.push(lineOf(name, filled(decoded(value)).trim()));
      else if (known && CHANGING.has(entry.name)) open.lines.push({ kind: "change", ...entry });
      else meta.push(entry);
    }
  };

  /** @param written as it stood before it was filled in: what then is empty was no gap */
  const add = (line: string, written: string): void => {
    if (line.trim() === "") {
      if (written.trim() !== "") return;
      if (open.kind === "") begin(loose());
      else open.lines.push({ kind: "blank" });
    } else if (open.kind === "grid") {
      open.lines.push({ kind: "grid", cells: readGrid(line) });
    } else {
      const heading = open.explicit || isTabLine(line) ? null : readHeading(line);
      if (heading) begin({ kind: heading.kind, label: heading.label, lines: [], explicit: false });
      const words = heading ? heading.rest : line;
      if (isTabLine(words)) open.lines.push({ kind: "verbatim", text: decoded(words) });
      else if (words !== "") open.lines.push({ kind: "song", pieces: readPieces(words) });
    }
  };

  for (const written of continued(text)) {
    const directive = parseDirective(written);
    if (skipping !== "") {
      if (directive?.name === `end_of_${skipping}`) skipping = "";
    } else if (directive !== null) {
      direct(directive);
    } else if (VERBATIM_SECTIONS.has(open.kind) && open.explicit) {
      open.lines.push({ kind: "verbatim", text: written });
    } else if (!written.startsWith("#")) {
      add(filled(written), written);
    }
  }
  begin(loose());
  return { meta, sections };
}

function loose(): OpenSection {
  return { kind: "", label: null, lines: [], explicit: false };
}

function metaFrom(name: string, value: string): Meta | null {
  if (META_NAMES.has(name)) return { name, value };
  if (name !== "meta") return null;
  const [, item = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(value) ?? [];
  return item === "" ? null : { name: item.toLowerCase(), value: rest };
}

function lineOf(name: string, value: string): ChartLine {
  const look = COMMENTS.get(name);
  if (look !== undefined) return { kind: "comment", look, pieces: readPieces(value) };
  switch (name) {
    case "chorus":
      return { kind: "recall", label: labelOf(value) };
    case "new_page":
    case "new_physical_page":
    case "new_song":
      return { kind: "break", of: "page" };
    case "column_break":
      return { kind: "break", of: "column" };
    case "transpose": {
      const semitones = Number.parseInt(value, 10);
      return { kind: "transpose", semitones: Number.isNaN(semitones) ? null : semitones };
    }
    case "chord":
      return { kind: "diagram", ...chordAndShape(value) };
    default:
      return { kind: "other", name, value };
  }
}

/** Bars, chords, beats without one, and words in the margins. */
function readGrid(line: string): GridCell[] {
  return line
    .trim()
    .split(/\s+/)
    .map((text) => ({ kind: cellKind(text), text: decoded(text) }));
}

function cellKind(text: string): GridCell["kind"] {
  if (/^:?\|+[:.]?\d*>?$/.test(text)) return "bar";
  if (/^(?:[./~]|%{1,2})$/.test(text)) return "beat";
  return text.split("~").every((part) => parseChord(part) !== null) ? "chord" : "text";
}

/** Lines of any system; one that ends in a backslash goes on with the next. */
function continued(text: string): string[] {
  const lines: string[] = [];
  let started = "";
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const whole = started === "" ? line : line.trimStart();
    if (whole.endsWith("\\")) {
      started += whole.slice(0, -1);
    } else {
      lines.push(started + whole);
      started = "";
    }
  }
  if (started !== "") lines.push(started);
  return lines;
}

function withoutOuterBlanks(lines: readonly ChartLine[]): ChartLine[] {
  const first = lines.findIndex(({ kind }) => kind !== "blank");
  const last = lines.findLastIndex(({ kind }) => kind !== "blank");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
