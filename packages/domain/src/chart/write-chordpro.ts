/** Writes a chart as ChordPro. What is written reads as the same chart again. */
import type { Chart, ChartLine, CommentLook, Meta, Piece, Section } from "./chart.ts";
import { META_NAMES, parseDirective } from "./directives.ts";
import { encoded, escaped } from "./escapes.ts";
import { writePieces } from "./song-line.ts";

const COMMENTS: Readonly<Record<CommentLook, string>> = {
  plain: "comment",
  italic: "comment_italic",
  box: "comment_box",
  highlight: "highlight",
};

export function toChordPro({ meta, sections }: Chart): string {
  const head = meta.map(writeMeta).join("\n");
  const parts = sections.map(writeSection);
  return `${[head, ...parts].filter((part) => part !== "").join("\n\n")}\n`;
}

export function writeMeta({ name, value }: Meta): string {
  return META_NAMES.has(name) ? directive(name, value) : directive("meta", `${name} ${value}`);
}

/** A line of words; its beginning and end are not taken for more than words. */
export function writeSongLine(pieces: readonly Piece[]): string {
  const line = writePieces(pieces);
  const body = line.endsWith("\\") ? line.slice(0, -1) + escaped("\\") : line;
  const first = body.trimStart().charAt(0);
  if (body.startsWith("#") || (first === "{" && parseDirective(body) !== null))
    return body.replace(first, escaped);
  return body;
}

function writeSection({ kind, label, lines }: Section): string {
  const body = lines.map(writeLine);
  if (kind === "") return body.join("\n");
  return [
    directive(`start_of_${kind}`, label ?? ""),
    ...body,
    directive(`end_of_${kind}`, ""),
  ].join("\n");
}

function writeLine(line: ChartLine): string {
  switch (line.kind) {
    case "song":
      return writeSongLine(line.pieces);
    case "comment":
      return directive(COMMENTS[line.look], writePieces(line.pieces), "");
    case "verbatim":
      // A line that ends in a backslash goes on with the next: that one is empty.
      return line.text.endsWith("\\") ? `${line.text}\\\n` : line.text;
    case "grid":
      return line.cells.map(({ text }) => text).join(" ");
    case "recall":
      return directive("chorus", line.label ?? "");
    case "change":
      return directive(line.name, line.value);
    case "transpose":
      return directive("transpose", line.semitones === null ? "" : String(line.semitones));
    case "diagram":
      return directive("chord", `${line.chord} ${line.rest}`.trim());
    case "break":
      return directive(line.of === "page" ? "new_page" : "column_break", "");
    case "other":
      return directive(line.name, line.value);
    case "blank":
      return "";
  }
}

const ENDS_DIRECTIVE = /[{}]|\\(?=u)/g;

function directive(name: string, value: string, escape: RegExp | "" = ENDS_DIRECTIVE): string {
  const safe = escape === "" ? value : encoded(value, escape);
  return safe === "" ? `{${name}}` : `{${name}: ${safe}}`;
}
