import type { DocumentRow } from "@bandstand/contracts/documents";
import { expect, it } from "vitest";
import { listChoices } from "../../../records/kit/list-choices.ts";
import { DOCUMENT_SORTS, readDocumentSearch } from "./document-search.ts";
import { shownDocuments } from "./shown-documents.ts";

const row = (id: number, more: Partial<DocumentRow> = {}) =>
  ({
    id,
    title: `Rider ${id}`,
    updatedAt: `2026-11-${String(id).padStart(2, "0")}T12:00:00.000Z`,
    songId: null,
    venueId: null,
    eventId: null,
    DocumentType: { name: "Rider", icon: "article", mask: "BVE", sequence: 2 },
    ...more,
  }) as DocumentRow;

const ALL = ["band", "song", "venue", "event"] as const;
const ids = (rows: readonly DocumentRow[]) => rows.map(({ id }) => id);

it("the latest come first, and titles are in the order of their numbers", () => {
  const rows = [row(2), row(10), row(9)];
  const by = listChoices({ search: readDocumentSearch({}), onSearch: () => {} }, DOCUMENT_SORTS);
  const { field: sort, direction } = by.sort;
  expect(direction).toBe("desc");
  expect(ids(shownDocuments(rows, { places: ALL, sort, direction }))).toEqual([10, 9, 2]);
  const titles = { places: ALL, sort: "title", direction: "asc" } as const;
  expect(ids(shownDocuments(rows, titles))).toEqual([2, 9, 10]);
});

it("they are filtered by what they belong to", () => {
  const rows = [row(1), row(2, { venueId: 7 }), row(3, { songId: 7 })];
  const shown = { places: ["venue"], sort: "title", direction: "asc" } as const;
  expect(ids(shownDocuments(rows, shown))).toEqual([2]);
});

it("the page stands in the address, the first one left out", () => {
  expect(readDocumentSearch({ page: 3 })).toEqual({ page: 3 });
  expect(readDocumentSearch({ page: 1, of: "venue", search: "rider" })).toEqual({
    of: "venue",
    search: "rider",
  });
  expect(readDocumentSearch({ page: "x" })).toEqual({});
});
