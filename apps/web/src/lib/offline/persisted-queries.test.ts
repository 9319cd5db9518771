import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCipher, type Sealed } from "../session/cipher.ts";
import { createPersistedQueries } from "./persisted-queries.ts";
import { memoryKeyValues } from "./key-values.ts";

const held = async () => new Set<string>();
const songs = [{ id: 1, title: "Northbound Train" }];

function device() {
  const store = memoryKeyValues();
  const cipher = createCipher(memoryKeyValues(), crypto);
  const page = (build = "build-1") => {
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    return { queries, kept: createPersistedQueries({ queries, store, cipher, build, held }) };
  };
  return { store, cipher, page };
}

const realTimeout = globalThis.setTimeout;

/** Encryption goes on outside the faked time. */
async function turn() {
  await vi.advanceTimersByTimeAsync(2_000);
  await new Promise((resolve) => {
    realTimeout(resolve);
  });
}

async function written() {
  for (let turns = 0; turns < 5; turns += 1) await turn();
}

/** A page on which member 11 has seen their songs; they are written to the device. */
async function seen() {
  const { store, cipher, page } = device();
  const first = page();
  await first.kept.open(11);
  first.queries.setQueryData(["songs"], songs);
  while (!(await onDevice())?.includes("Northbound Train")) await turn();
  return { store, cipher, page, first };

  async function onDevice() {
    const sealed = await store.get<Sealed>("member:11");
    return sealed && cipher.open(sealed);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.setSystemTime("2026-11-20T12:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what a member has seen", () => {
  it("is there again after a reload", async () => {
    const { page } = await seen();
    const reloaded = page();
    await reloaded.kept.open(11);
    expect(reloaded.queries.getQueryData(["songs"])).toEqual(songs);
  });

  it("is asked for again after a reload, however short ago it was written", async () => {
    const { page } = await seen();
    const reloaded = page();
    await reloaded.kept.open(11);
    expect(reloaded.queries.getQueryState(["songs"])?.isInvalidated).toBe(true);
  });

  it("is encrypted on the device", async () => {
    const { store } = await seen();
    const sealed = await store.get<Sealed>("member:11");
    expect(new TextDecoder().decode(sealed?.data)).not.toContain("Northbound");
  });

  it("is not shown to another member, and leaves memory when the band is switched", async () => {
    const { first } = await seen();
    await first.kept.open(12);
    expect(first.queries.getQueryData(["songs"])).toBeUndefined();
    await first.kept.open(11);
    expect(first.queries.getQueryData(["songs"])).toEqual(songs);
  });

  it("is forgotten on signing out, and nothing is written after it", async () => {
    const { store, first } = await seen();
    first.queries.setQueryData(["songs"], [...songs, { id: 2, title: "Paper Lanterns" }]);
    await first.kept.forget();
    await written();
    expect(first.queries.getQueryData(["songs"])).toBeUndefined();
    expect(await store.get("member:11")).toBeUndefined();
  });

  it("is dropped when another build has kept it", async () => {
    const { page } = await seen();
    const updated = page("build-2");
    await updated.kept.open(11);
    expect(updated.queries.getQueryData(["songs"])).toBeUndefined();
  });

  it("is kept for 30 days", async () => {
    const { page } = await seen();
    vi.setSystemTime("2026-12-20T11:00:00Z");
    const late = page();
    await late.kept.open(11);
    expect(late.queries.getQueryData(["songs"])).toEqual(songs);
    vi.setSystemTime("2026-12-20T13:00:00Z");
    const tooLate = page();
    await tooLate.kept.open(11);
    expect(tooLate.queries.getQueryData(["songs"])).toBeUndefined();
  });

  it("is not kept where it asks not to be", async () => {
    const { page, first } = await seen();
    await first.queries.query({
      queryKey: ["playback", 1],
      queryFn: () => "https://bandstand.test/uploads/a.mp3?signature=…",
      meta: { keep: false },
    });
    await written();
    const reloaded = page();
    await reloaded.kept.open(11);
    expect(reloaded.queries.getQueryData(["playback", 1])).toBeUndefined();
  });

  it("starts with nothing where the browser refuses storage", async () => {
    const { store, page } = device();
    vi.spyOn(store, "get").mockRejectedValue(new Error("SecurityError"));
    vi.spyOn(store, "delete").mockRejectedValue(new Error("SecurityError"));
    const { queries, kept } = page();
    await kept.open(11);
    expect(queries.getQueryData(["songs"])).toBeUndefined();
  });
});
