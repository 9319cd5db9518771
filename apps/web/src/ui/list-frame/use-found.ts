import { type RowSearch, searchRows } from "@bandstand/domain/text-search";
import { useEffect, useState } from "react";

/** Milliseconds after rows have come, when their skeleton is gone and nobody has typed yet. */
const REST = 200;

/** The rows in which the text stands, in the same order. */
export function useFound<Row extends object>(
  rows: readonly Row[],
  fields: ((row: Row) => Iterable<string | null>) | undefined,
  text: string,
): readonly Row[] {
  const [search] = useState<RowSearch<Row>>(() => searchRows(fields ?? (() => [])));
  useEffect(() => {
    const timer = setTimeout(() => search.prepare(rows), REST);
    return () => clearTimeout(timer);
  }, [search, rows]);
  return search.find(rows, text);
}
