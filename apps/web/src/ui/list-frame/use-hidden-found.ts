import type { HiddenRows } from "./list-options.ts";
import { useFound } from "./use-found.ts";

export interface HiddenFound {
  /** Of all groups. */
  count: number;
  /** Those in which something is found. */
  groups: readonly { key: string; label: string; count: number }[];
  show: (keys: readonly string[]) => void;
}

/** What the text finds, or all there is without one, among the rows that the filters keep away. */
export function useHiddenFound<Row extends object>(
  hidden: HiddenRows<Row> | undefined,
  fields: ((row: Row) => Iterable<string | null>) | undefined,
  text: string,
): HiddenFound {
  const rows = useHidden(hidden);
  const found = useFound(rows, { fields }, text);
  const isFound = new Set(found);
  const groups = (hidden?.groups ?? []).map(({ key, label, rows: some }) => ({
    key,
    label,
    count: some.filter((row) => isFound.has(row)).length,
  }));
  return {
    count: found.length,
    groups: groups.filter(({ count }) => count > 0),
    show: hidden?.onShow ?? (() => undefined),
  };
}

/** The same array until other rows are kept away, so that each of them is searched through once. */
function useHidden<Row>(hidden: HiddenRows<Row> | undefined): readonly Row[] {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  return (hidden?.groups ?? []).flatMap(({ rows }) => rows);
}
