import { Failure } from "@bandstand/contracts/failure";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { Client } from "../../lib/http/client.ts";
import { createSetlistChanges } from "./setlist-changes.ts";
import { SETLIST_KEYS } from "./setlist-keys.ts";

const SECTIONS = [...SETLIST_KEYS.one(7), "sections"];
const AVAILABLE = [...SETLIST_KEYS.one(7), "available"];

function setUp(call: (request: { body?: unknown }) => unknown = () => ({ id: 7 })) {
  const client = {
    change: async (_endpoint: unknown, request: { body?: unknown }) => call(request),
  } as unknown as Client;
  const queries = new QueryClient();
  queries.setQueryData(SETLIST_KEYS.list, [{ id: 6 }, { id: 7 }]);
  queries.setQueryData(SECTIONS, { id: 7 });
  queries.setQueryData(AVAILABLE, { songs: [] });
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  return { queries, isStale, changes: createSetlistChanges(client, queries) };
}

describe("changing set lists", () => {
  it("has the list and the set list with its songs asked for anew after a save", async () => {
    const { changes, isStale } = setUp();
    await changes.save(7, { name: "Late set" });
    expect([isStale(SETLIST_KEYS.list), isStale(SECTIONS), isStale(AVAILABLE)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("leaves everything as it is where the save fails", async () => {
    const { changes, isStale } = setUp(() => {
      throw new Failure("changed_meanwhile");
    });
    await expect(changes.save(7, { name: "Late set" })).rejects.toThrow();
    expect([isStale(SETLIST_KEYS.list), isStale(SECTIONS)]).toEqual([false, false]);
  });

  it("takes a deleted one out of the list at once", async () => {
    const { changes, queries } = setUp();
    await changes.remove(7);
    expect(queries.getQueryData(SETLIST_KEYS.list)).toEqual([{ id: 6 }]);
    expect(queries.getQueryData(SECTIONS)).toBeUndefined();
  });

  it("has the list asked for anew after an addition and a copy", async () => {
    const added = setUp();
    await added.changes.add({ name: "Late set", plannedLength: 90 });
    expect(added.isStale(SETLIST_KEYS.list)).toBe(true);
    const copied = setUp();
    await copied.changes.copy(7);
    expect(copied.isStale(SETLIST_KEYS.list)).toBe(true);
  });
});
