import { QueryClient } from "@tanstack/react-query";
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { describe, expect, it } from "vitest";
import type { Client } from "../../lib/http/client.ts";
import { bookmarkOf } from "./bookmark.fixture.ts";
import { BOOKMARKS, createBookmarkChanges } from "./bookmarks.ts";

const LIST = [bookmarkOf(1), bookmarkOf(2), bookmarkOf(3)];

/** A server that answers each call when the test says so. */
function setUp() {
  const calls: { body: unknown; answer: (value?: unknown) => void; refuse: () => void }[] = [];
  const client = {
    call: (_endpoint: unknown, request: { body?: unknown }) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const refuse = () => reject(new Error("The server is not available"));
      calls.push({ body: request.body, answer: resolve, refuse });
      return promise;
    },
  } as unknown as Client;
  const queries = new QueryClient();
  queries.setQueryData<Bookmark[]>(BOOKMARKS, LIST);
  const shown = () => queries.getQueryData<Bookmark[]>(BOOKMARKS)?.map(({ id }) => id);
  /** Calls are sent a moment after they are made. */
  const sent = async (count: number) => {
    while (calls.length < count) await aMoment();
  };
  return { calls, queries, shown, sent, changes: createBookmarkChanges(client, queries) };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

describe("changing bookmarks", () => {
  it("takes one away before the server has answered", () => {
    const { changes, shown } = setUp();
    void changes.remove(bookmarkOf(2));
    expect(shown()).toEqual([1, 3]);
  });

  it("brings back what the server did not remove", async () => {
    const { changes, calls, shown, sent } = setUp();
    const removing = changes.remove(bookmarkOf(2));
    await sent(1);
    calls[0]?.refuse();
    await expect(removing).rejects.toThrow("The server is not available");
    expect(shown()).toEqual([1, 2, 3]);
  });

  it("restores the order that the server did not take", async () => {
    const { changes, calls, shown, sent } = setUp();
    const ordering = changes.order([bookmarkOf(3), bookmarkOf(1), bookmarkOf(2)]);
    expect(shown()).toEqual([3, 1, 2]);
    await sent(1);
    calls[0]?.refuse();
    await expect(ordering).rejects.toThrow();
    expect(shown()).toEqual([1, 2, 3]);
  });

  it("sends an order with places counted from 1", async () => {
    const { changes, calls, sent } = setUp();
    void changes.order([bookmarkOf(3), bookmarkOf(1), bookmarkOf(2)]);
    await sent(1);
    expect(calls[0]?.body).toEqual({
      bookmarks: [
        { id: 3, sequence: 1 },
        { id: 1, sequence: 2 },
        { id: 2, sequence: 3 },
      ],
    });
  });

  it("sends a change only when the one before has been answered", async () => {
    const { changes, calls, sent } = setUp();
    const first = changes.order([bookmarkOf(2), bookmarkOf(1), bookmarkOf(3)]);
    void changes.order([bookmarkOf(3), bookmarkOf(2), bookmarkOf(1)]);
    await sent(1);
    await aMoment();
    expect(calls).toHaveLength(1);
    calls[0]?.answer([]);
    await first;
    await sent(2);
    expect(calls[1]?.body).toMatchObject({ bookmarks: [{ id: 3 }, { id: 2 }, { id: 1 }] });
  });

  it("marks the open song as well", async () => {
    const { changes, calls, queries, sent } = setUp();
    queries.setQueryData(["song", 70], { id: 70, Bookmark: null });
    const adding = changes.add(70);
    await sent(1);
    calls[0]?.answer(bookmarkOf(7, { sequence: 1 }));
    await adding;
    expect(queries.getQueryData(["song", 70])).toMatchObject({ Bookmark: { id: 7, sequence: 1 } });
  });
});
