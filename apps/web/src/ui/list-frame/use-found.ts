import { type RowSearch, searchRows } from "@bandstand/domain/text-search";
import { useEffect, useState } from "react";
import type { ListSearch } from "./list-options.ts";

/** Milliseconds after rows have come, when their skeleton is gone and nobody has typed yet. */
const REST = 200;

/** The rows in which the text stands, and those that are found otherwise, in the same order. */
export function useFound<Row extends object>(
  rows: readonly Row[],
  { fields, besides }: Partial<Pick<ListSearch<Row>, "fields" | "besides">>,
  text: string,
): readonly Row[] {
  const [search] = useState<RowSearch<Row>>(() => searchRows(fields ?? (() => [])));
  useEffect(() => {
    const timer = setTimeout(() => search.prepare(rows), REST);
    return () => clearTimeout(timer);
  }, [search, rows]);
  const found = search.find(rows, text);
  if (text === "" || !besides || besides.size === 0) return found;
  const isFound = new Set(found);
  return rows.filter((row) => isFound.has(row) || besides.has(row));
}
