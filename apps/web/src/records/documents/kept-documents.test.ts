import type { BandDocument } from "@bandstand/contracts/documents";
import { expect, it } from "vitest";
import { createKeptDocuments, documentStore } from "./kept-documents.ts";
import { documentKept } from "./kept-documents-context.ts";

const MOMENT = "2026-11-01T10:00:00.000Z";
const rider = { id: 1, bandId: 5, title: "Rider", filename: "a.pdf" } as BandDocument;

function member({ store = documentStore(null), bandId = 5, isCut = false } = {}) {
  const restored: number[] = [];
  const kept = createKeptDocuments({
    store,
    userId: 7,
    bandId,
    async fetch(id) {
      if (isCut) throw new Error("Cut");
      const blob = new Blob(["paper"]);
      return { document: { ...rider, id }, filename: "a.pdf", blob, drawn: null, cachedAt: MOMENT };
    },
    onRestored: (documents) => restored.push(...documents.map(({ id }) => id)),
  });
  return { kept, restored };
}

it("a document that is kept is there after a reload, with what is said of it", async () => {
  const store = documentStore(null);
  await member({ store }).kept.keep(1);
  const { kept, restored } = member({ store });
  await kept.ready();
  expect(await (await kept.find(1))?.blob.text()).toBe("paper");
  expect([restored, kept.getSnapshot().entries.get(1)?.size]).toEqual([[1], 5]);
});

it("another band's, and one that did not come, are not kept", async () => {
  const store = documentStore(null);
  await member({ store }).kept.keep(1);
  const other = member({ store, bandId: 6 }).kept;
  await other.ready();
  expect(other.getSnapshot().entries.size).toBe(0);
  const cut = member({ isCut: true }).kept;
  await expect(cut.keep(1)).rejects.toThrow("Cut");
  expect([cut.getSnapshot().entries.size, cut.getSnapshot().failed.has(1)]).toEqual([0, true]);
});

it("with another file by now it is an older one", async () => {
  const { kept } = member();
  await kept.keep(1);
  const state = kept.getSnapshot();
  expect(documentKept(state, { id: 1, filename: "a.pdf" })).toBe("kept");
  expect(documentKept(state, { id: 1, filename: "b.pdf" })).toBe("older");
  expect(documentKept(state, { id: 2, filename: "b.pdf" })).toBeNull();
});
