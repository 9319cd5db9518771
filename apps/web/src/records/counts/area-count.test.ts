import { addSong } from "@bandstand/contracts/songs";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { askAgain } from "../../lib/cache/ask-again.ts";
import type { Client } from "../../lib/http/client.ts";
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

it("asks once for both after a change of either", async () => {
  const { call, client, queries } = setUp();
  const stops = (["songs", "setlists"] as const).map((of) =>
    new QueryObserver(queries, areaCountQuery(client, of)).subscribe(() => {}),
  );
  await expect.poll(() => queries.isFetching()).toBe(0);
  await askAgain(queries, addSong);
  expect(call).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});
