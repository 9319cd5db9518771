/** Which of the kept recordings a page of the table shows. */
import { clamp } from "@bandstand/domain/clamp";
import { CACHE_ROWS_PER_PAGE } from "@bandstand/domain/recording-cache";
import { searchFor } from "@bandstand/domain/text-search";

interface Titled {
  readonly title: string;
  readonly artist: string;
}

export interface CachePage<Row> {
  rows: readonly Row[];
  /** From 0; the last one where fewer are left than asked for. */
  page: number;
  pages: number;
  /** Of all pages. */
  found: number;
}

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

export function cachePage<Row extends Titled>(
  rows: readonly Row[],
  search: string,
  page: number,
): CachePage<Row> {
  const isFound = searchFor(search.trim());
  const found = rows
    .filter(({ title, artist }) => isFound([title, artist]))
    .toSorted((one, other) => alphabetical.compare(one.title, other.title));
  const pages = Math.max(1, Math.ceil(found.length / CACHE_ROWS_PER_PAGE));
  const shown = clamp(page, 0, pages - 1);
  const from = shown * CACHE_ROWS_PER_PAGE;
  return {
    rows: found.slice(from, from + CACHE_ROWS_PER_PAGE),
    page: shown,
    pages,
    found: found.length,
  };
}
