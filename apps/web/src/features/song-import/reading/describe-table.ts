/** What the dialog shows of a table before anything is decided. */
import {
  type ColumnMapping,
  mappingWithoutHead,
  suggestWholeMapping,
} from "@bandstand/domain/song-import/columns";
import type { OpenedTable } from "./opened-files.ts";

export interface TableColumn {
  /** As the first line names it, "Column 3" where it does not. */
  name: string;
  /** The first few values, to recognise it by. */
  samples: readonly string[];
}

export interface TableDescription {
  file: string;
  encoding: string;
  delimiter: string;
  /** Lines that may be songs. */
  lines: number;
  columns: readonly TableColumn[];
  unclosedLine: number | null;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;
const DELIMITER_NAMES = { ",": "commas", ";": "semicolons", "\t": "tabs" } as const;

export function describeTable(table: OpenedTable, firstIsHead: boolean): TableDescription {
  const rows = firstIsHead ? table.records.slice(1) : table.records;
  return {
    file: table.file,
    encoding: table.encoding,
    delimiter: DELIMITER_NAMES[table.delimiter],
    lines: rows.length,
    columns: columnNames(table, firstIsHead).map((name, index) => ({
      name,
      samples: samplesOf(rows.map(({ cells }) => cells[index] ?? "")),
    })),
    unclosedLine: table.unclosedLine,
  };
}

export function columnNames(table: OpenedTable, firstIsHead: boolean): string[] {
  const head = firstIsHead ? (table.records[0]?.cells ?? []) : [];
  return Array.from({ length: columnCount(table) }, (_, index) =>
    nameOf(head[index]?.trim(), index),
  );
}

export function firstMapping(table: OpenedTable, firstIsHead: boolean): ColumnMapping {
  const columns = columnCount(table);
  return firstIsHead
    ? suggestWholeMapping(table.records[0]?.cells ?? [])
    : mappingWithoutHead(columns);
}

function nameOf(head: string | undefined, index: number): string {
  return head === undefined || head === "" ? `Column ${index + 1}` : head;
}

function columnCount({ records }: OpenedTable): number {
  return records[0]?.cells.length ?? 0;
}

function samplesOf(values: readonly string[]): string[] {
  const samples: string[] = [];
  for (const value of values) {
    const text = value.trim().replace(/\s+/g, " ").slice(0, SAMPLE_LENGTH);
    if (text !== "" && !samples.includes(text)) samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}
