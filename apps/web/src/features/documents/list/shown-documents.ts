/** Which documents a page of the list shows, and in what order. Pure. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { type DocumentRelation, placeOf } from "@bandstand/domain/document-places";
import type { SortDirection } from "@bandstand/domain/sort-direction";

export type DocumentSort = "changed" | "title" | "category";

/** Documents of a page of the list. */
export const PAGE = 20;

const compare = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" }).compare;

const ORDERS: Record<DocumentSort, (one: DocumentRow, other: DocumentRow) => number> = {
  changed: (one, other) => compare(one.updatedAt, other.updatedAt),
  title: (one, other) => compare(one.title, other.title),
  category: (one, other) =>
    one.DocumentType.sequence - other.DocumentType.sequence || compare(one.title, other.title),
};

interface Shown {
  places: readonly DocumentRelation[];
  sort: DocumentSort;
  direction: SortDirection;
}

export function shownDocuments(
  rows: readonly DocumentRow[],
  { places, sort, direction }: Shown,
): readonly DocumentRow[] {
  const way = direction === "asc" ? 1 : -1;
  return rows
    .filter((row) => places.includes(placeOf(row).relation))
    .toSorted((one, other) => way * ORDERS[sort](one, other) || one.id - other.id);
}
