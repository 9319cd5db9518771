import { listAvailableSongs } from "@bandstand/contracts/setlist-songs";
import { getSetlistWithSections, saveSetlist } from "@bandstand/contracts/setlists";
import { Failure } from "@bandstand/contracts/failure";
import { listGenres } from "@bandstand/contracts/lookups";
import { addSong, getSong, listSongs } from "@bandstand/contracts/songs";
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { Offline } from "../http/call-errors.ts";
import type { Client } from "../http/client.ts";
import { createChange } from "./change.ts";
import { tells } from "./tells.ts";

const NEW_SONG = { body: { title: "Glasshouse", artist: "Halcyon Drive" } };

function setUp(send: () => unknown = () => ({ id: 7 })) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = { change: async () => send() } as unknown as Client;
  const asked: string[] = [];
  const queryOf = (name: string, call: Endpoint) => ({
    queryKey: [name],
    meta: tells(call),
    staleTime: Infinity,
    queryFn: () => {
      asked.push(name);
      return name;
    },
  });
  return {
    queries,
    asked,
    change: createChange(client, queries),
    isStale: (name: string) => queries.getQueryState([name])?.isInvalidated,
    async keep(name: string, call: Endpoint) {
      await queries.query(queryOf(name, call));
      asked.length = 0;
    },
    async show(name: string, call: Endpoint) {
      new QueryObserver(queries, queryOf(name, call)).subscribe(() => {});
      await expect.poll(() => queries.getQueryState([name])?.status).toBe("success");
      asked.length = 0;
    },
  };
}

describe("a change of songs", () => {
  it("asks once for each that is shown and tells of songs, and for nothing else", async () => {
    const { asked, change, show } = setUp();
    await show("songs", listSongs);
    await show("offered", listAvailableSongs);
    await show("late set", getSetlistWithSections);
    await show("genres", listGenres);
    await change(addSong, NEW_SONG, { isSettled: true });
    expect(asked.toSorted()).toEqual(["late set", "offered", "songs"]);
  });

  it("leaves what is not shown until it is", async () => {
    const { asked, change, isStale, keep } = setUp();
    await keep("offered", listAvailableSongs);
    await change(addSong, NEW_SONG, { isSettled: true });
    expect([asked, isStale("offered")]).toEqual([[], true]);
  });

  it("shows what the answer tells before anything is asked", async () => {
    const { asked, change, queries, show } = setUp();
    await show("songs", listSongs);
    await change(addSong, NEW_SONG, {
      show: ({ id }) => {
        expect(asked).toEqual([]);
        queries.setQueryData(["songs"], `with ${id}`);
      },
    });
    expect(queries.getQueryData(["songs"])).toBe("with 7");
  });

  it("does not ask for what the caller knows", async () => {
    const { asked, change, show } = setUp();
    await show("song", getSong);
    await show("songs", listSongs);
    await change(addSong, NEW_SONG, { known: () => ["song"], isSettled: true });
    expect(asked).toEqual(["songs"]);
  });

  it("makes stale what was put there by hand, and no draft", async () => {
    const { change, queries } = setUp();
    queries.setQueryData(["song", 7], { title: "Paper Lanterns" });
    queries.setQueryData(["draft", "song", 7], { title: "Paper Lan" });
    await change(addSong, NEW_SONG);
    expect(queries.getQueryState(["song", 7])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(["draft", "song", 7])?.isInvalidated).toBe(false);
  });
});

describe("a change that fails", () => {
  it("asks for nothing where it was refused", async () => {
    const { change, isStale, keep } = setUp(() => {
      throw new Failure("changed_meanwhile");
    });
    await keep("songs", listSongs);
    await expect(change(addSong, NEW_SONG)).rejects.toThrow();
    expect(isStale("songs")).toBe(false);
  });

  it("asks again where nobody knows how it ended", async () => {
    const { asked, change, show } = setUp(() => {
      throw new DOMException("Cancelled", "AbortError");
    });
    await show("songs", listSongs);
    await expect(change(addSong, NEW_SONG)).rejects.toThrow();
    await expect.poll(() => asked).toEqual(["songs"]);
  });

  it("asks again only once somebody answers, where the server is away", async () => {
    const { asked, change, isStale, show } = setUp(() => {
      throw new Offline(null);
    });
    await show("songs", listSongs);
    await expect(change(addSong, NEW_SONG)).rejects.toThrow();
    expect([asked, isStale("songs")]).toEqual([[], true]);
  });
});

it("a change of a set list leaves the library alone", async () => {
  const { asked, change, show } = setUp();
  await show("songs", listSongs);
  await show("song", getSong);
  await show("late set", getSetlistWithSections);
  await change(saveSetlist, { params: { id: "7" }, body: {} }, { isSettled: true });
  expect(asked).toEqual(["late set"]);
});
