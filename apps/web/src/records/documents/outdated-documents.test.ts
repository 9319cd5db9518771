import { expect, it } from "vitest";
import { outdatedDocuments } from "./outdated-documents.ts";

const entry = (id: number, cachedAt = "2026-11-01T10:00:00.000Z") => ({
  id,
  title: `Rider ${id}`,
  filename: `${id}.pdf`,
  size: 100,
  storage: "database" as const,
  cachedAt,
});
const LATER = Date.parse("2026-11-02T10:00:00.000Z");
const listed = { rows: [{ id: 1, filename: "1.pdf" }], at: LATER };

it("a kept document that the band does not show the member any more goes", () => {
  expect(outdatedDocuments([entry(1), entry(2)], listed)).toEqual({ gone: [2], older: [] });
});

it("one that has another file is brought again", () => {
  const rows = [{ id: 1, filename: "other.pdf" }];
  expect(outdatedDocuments([entry(1)], { ...listed, rows })).toEqual({ gone: [], older: [1] });
});

it("nothing goes by a list that is older than what is kept", () => {
  const since = entry(2, "2026-11-03T10:00:00.000Z");
  expect(outdatedDocuments([since], listed)).toEqual({ gone: [], older: [] });
});
