import { focusManager, onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../lib/http/client.ts";
import { setlistsQuery } from "./setlists/setlists-query.ts";
import { songsQuery } from "./songs/songs-query.ts";
import { venuesQuery } from "./venues/venues-query.ts";

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

describe.each([
  ["the set lists", setlistsQuery],
  ["the songs", songsQuery],
  ["the venues", venuesQuery],
])("%s", (_list, queryOf) => {
  /** Shown, and loaded a moment ago. */
  async function setUp() {
    const call = vi.fn(async () => []);
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    queries.mount();
    const client = { call } as unknown as Client;
    const stop = new QueryObserver<unknown>(queries, queryOf(client) as never).subscribe(() => {});
    await expect.poll(() => queries.isFetching()).toBe(0);
    return { call, stop };
  }

  it("are asked for again by whoever comes back to them", async () => {
    const { call, stop } = await setUp();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect.poll(() => call).toHaveBeenCalledTimes(2);
    stop();
  });

  it("are asked for again when the connection is back", async () => {
    const { call, stop } = await setUp();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await expect.poll(() => call).toHaveBeenCalledTimes(2);
    stop();
  });
});
