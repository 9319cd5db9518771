import type { DocumentRow } from "@bandstand/contracts/documents";
import { expect, it, vi } from "vitest";
import type { Client } from "../../lib/http/client.ts";
import { readAllDocuments } from "./read-all-documents.ts";

/** Answers as the server does: two thousand at once, after the one that is named. */
function serverWith(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: count - at }) as DocumentRow);
  const call = vi.fn(
    async (_: unknown, { query }: { query: { limit: string; after?: string } }) => {
      const from = rows.findIndex(({ id }) => String(id) === query.after) + 1;
      return rows.slice(from, from + Number(query.limit));
    },
  );
  return { client: { call } as unknown as Client, call };
}
const { signal } = new AbortController();

it("the documents of a band come in one call", async () => {
  const { client, call } = serverWith(30);
  expect(await readAllDocuments(client, signal)).toHaveLength(30);
  expect(call).toHaveBeenCalledTimes(1);
});

it("those of a band that has more come one call after the other, each once", async () => {
  const { client, call } = serverWith(4500);
  const rows = await readAllDocuments(client, signal);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4500);
  expect(call).toHaveBeenCalledTimes(3);
});
