import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { recordCache } from "./record-cache.ts";
import { recordKeys } from "./record-keys.ts";

const KEYS = recordKeys("venue");
const MOON = { id: 7, name: "The Half Moon" };
const BARN = { id: 8, name: "The Barn" };

function setUp(listed?: { id: number; name: string }[]) {
  const queries = new QueryClient();
  if (listed) queries.setQueryData(KEYS.list, listed);
  return {
    queries,
    cache: recordCache<{ id: number; name: string }>(queries, KEYS),
    rows: () => queries.getQueryData(KEYS.list),
  };
}

describe("the list of a kind of record", () => {
  it("shows one that was saved where it stood", async () => {
    const { cache, rows } = setUp([MOON, BARN]);
    await cache.put([{ id: 7, name: "The Full Moon" }]);
    expect(rows()).toEqual([{ id: 7, name: "The Full Moon" }, BARN]);
  });

  it("shows one that was added", async () => {
    const { cache, rows } = setUp([MOON]);
    await cache.put([BARN]);
    expect(rows()).toEqual([MOON, BARN]);
  });

  it("is not made up where nobody has asked for it", async () => {
    const { cache, rows } = setUp();
    await cache.put([BARN]);
    expect(rows()).toBeUndefined();
  });

  it("passes over what the server is telling of the time before", async () => {
    const { cache, queries, rows } = setUp([MOON, BARN]);
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    // Called off, the query keeps what it has.
    const asked = queries
      .query({ queryKey: KEYS.list, queryFn: () => promise, staleTime: 0 })
      .catch(() => {});
    await cache.drop(8);
    resolve([MOON, BARN]);
    await asked;
    expect(rows()).toEqual([MOON]);
  });
});

it("a record that is gone is forgotten with all that was known of it", async () => {
  const { cache, queries, rows } = setUp([MOON, BARN]);
  queries.setQueryData([...KEYS.one(7), "sections"], { id: 7 });
  queries.setQueryData(KEYS.one(8), BARN);
  await cache.drop(7);
  expect(rows()).toEqual([BARN]);
  expect(queries.getQueryData([...KEYS.one(7), "sections"])).toBeUndefined();
  expect(queries.getQueryData(KEYS.one(8))).toEqual(BARN);
});
