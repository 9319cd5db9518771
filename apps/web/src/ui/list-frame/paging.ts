/** A long list in pages. Pure. */

export interface ListPaging {
  /** Rows of a page. */
  size: number;
  /** From 1; beyond the last is the last. */
  page: number;
  onPage: (page: number) => void;
}

/** One page of all rows where there is no paging. */
export function pageOf<Row>(
  rows: readonly Row[],
  paging: Pick<ListPaging, "size" | "page"> | undefined,
): { at: number; pages: number; rows: readonly Row[] } {
  if (paging === undefined) return { at: 1, pages: 1, rows };
  const pages = Math.max(1, Math.ceil(rows.length / paging.size));
  const at = Math.min(paging.page, pages);
  return { at, pages, rows: rows.slice((at - 1) * paging.size, at * paging.size) };
}
