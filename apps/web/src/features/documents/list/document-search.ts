/** The choices of the documents in their address. */
import { DOCUMENT_PLACES, type DocumentRelation } from "@bandstand/domain/document-places";
import {
  chosen,
  type ListSearch,
  readListSearch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";
import type { DocumentSort } from "./shown-documents.ts";

export interface DocumentSearch extends ListSearch<DocumentSort> {
  /** What they belong to, parted by points. */
  of?: string;
  /** From 2; the first is usual. */
  page?: number;
}

export const DOCUMENT_SORTS: SortFields<DocumentSort> = [
  { value: "changed", label: "Latest", first: "desc" },
  { value: "title", label: "Title" },
  { value: "category", label: "Category" },
];

const RELATIONS = DOCUMENT_PLACES.map(({ relation }) => relation);

export const PLACES = tagParam<DocumentRelation>({
  tags: RELATIONS,
  usual: RELATIONS,
  separator: ".",
});

export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  const page = Number(raw["page"]);
  return chosen({
    ...readListSearch(raw, DOCUMENT_SORTS),
    of: PLACES.read(raw["of"]),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  });
}
