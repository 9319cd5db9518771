/** The lines that were not imported, as a table of their own: as they stand in the file, and why each was skipped. Pure. */
import type { CsvRecord } from "@bandstand/domain/csv/read-csv";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import type { BadPlace } from "./import-plan.ts";

interface Table {
  records: readonly CsvRecord[];
  firstIsHead: boolean;
}

const PROBLEM = "Problem";

/** @param table null where there are charts alone, which are named by their files */
export function badLines(table: Table | null, bad: readonly BadPlace[]): string {
  const records = new Map(table?.records.map(({ line, cells }) => [line, cells]));
  const [first] = table?.records ?? [];
  const head = table?.firstIsHead === true && first ? first.cells : null;
  // The problem stands behind the longest line, in a column of its own.
  const width = Math.max(
    1,
    ...bad.map(({ line }) => cellsOf(line)?.length ?? 1),
    head?.length ?? 0,
  );

  function cellsOf(line: number | null): readonly string[] | undefined {
    return line === null ? undefined : records.get(line);
  }
  const row = (cells: readonly string[], last: string): string =>
    writeCsvRecord([...Array.from({ length: width }, (_, index) => cells[index] ?? ""), last]);

  return [
    BYTE_ORDER_MARK,
    ...(head ? [row(head, PROBLEM)] : []),
    ...bad.map(({ line, place, text }) => row(cellsOf(line) ?? [place], text)),
  ].join("");
}
