import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Client } from "../http/client.ts";
import { SETLISTS } from "../setlists/setlist-keys.ts";
import { SONGS } from "../songs/songs-query.ts";
import { areaCountQuery } from "./area-count.ts";

function setUp() {
  const call = vi.fn(async () => ({ songs: 86, setlists: null }));
  const client = { call } as unknown as Client;
  const queries = new QueryClient();
  const read = (of: "songs" | "setlists") => queries.query(areaCountQuery(client, of));
  return { call, client, queries, read };
}

it("asks once for both counts", async () => {
  const { call, read } = setUp();
  expect(await Promise.all([read("songs"), read("setlists")])).toEqual([86, null]);
  expect(call).toHaveBeenCalledOnce();
});

it("makes the count of a list stale with the list, and no other", async () => {
  const { client, queries, read } = setUp();
  await Promise.all([read("songs"), read("setlists")]);
  const isStale = (of: "songs" | "setlists") =>
    queries.getQueryState(areaCountQuery(client, of).queryKey)?.isInvalidated;
  await queries.invalidateQueries({ queryKey: SONGS });
  expect([isStale("songs"), isStale("setlists")]).toEqual([true, false]);
  await queries.invalidateQueries({ queryKey: SETLISTS });
  expect(isStale("setlists")).toBe(true);
});
