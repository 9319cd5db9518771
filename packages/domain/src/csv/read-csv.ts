/** Reads tables of text as RFC 4180 describes them, and as spreadsheets write them in truth. */

export type Delimiter = "," | ";" | "\t";

export type CsvRecord = {
  /** The line on which the record begins, from 1: a cell in quotation marks may hold line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type CsvTable = {
  /** Without empty lines. */
  readonly records: readonly CsvRecord[];
  /** The line of a quotation mark that no other closes; null when all are. */
  readonly unclosedLine: number | null;
};

/**
 * A quotation mark within a cell that does not begin with one stands for itself; what follows a closing one belongs to the
 * cell, as spreadsheets have it. Lines end in CRLF, LF or CR.
 */
export function readCsv(text: string, delimiter: Delimiter): CsvTable {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  let at = 0;
  let unclosedLine: number | null = null;

  const finish = (): void => {
    if (cells.length > 1 || cells[0] !== "") records.push({ line: begin, cells });
    cells = [];
    begin = line;
  };

  while (at <= text.length) {
    let cell = "";
    if (text[at] === '"') {
      const quoted = readQuoted(text, at + 1);
      if (quoted.end === null) unclosedLine = line;
      line += quoted.lineBreaks;
      cell = quoted.cell;
      at = quoted.end ?? text.length;
    }
    const end = endOfCell(text, at, delimiter);
    cell += text.slice(at, end);
    cells.push(cell);
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (text[end] === "\r" && text[at] === "\n") at += 1;
    line += 1;
    finish();
    if (at >= text.length) break;
  }
  return { records, unclosedLine };
}

/** `end` is the place behind the closing mark, null when there is none. */
function readQuoted(text: string, from: number) {
  let cell = "";
  let at = from;
  for (;;) {
    const mark = text.indexOf('"', at);
    const part = text.slice(at, mark === -1 ? text.length : mark);
    cell += part;
    if (mark === -1) return { cell, end: null, lineBreaks: countLineBreaks(cell) };
    if (text[mark + 1] !== '"') return { cell, end: mark + 1, lineBreaks: countLineBreaks(cell) };
    cell += '"';
    at = mark + 2;
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === delimiter || sign === "\n" || sign === "\r") return at;
    at += 1;
  }
  return at;
}

function countLineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
