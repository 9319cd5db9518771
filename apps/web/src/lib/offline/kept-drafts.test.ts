import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCipher, type Sealed } from "../session/cipher.ts";
import { createPersistedQueries } from "./persisted-queries.ts";
import { besideDrafts, draftKey } from "./kept-drafts.ts";
import { memoryKeyValues } from "./key-values.ts";

const KEY = draftKey("setlist", 7);
const RECORD = `draft:11:${JSON.stringify(KEY)}`;
const draft = { name: "Late set, longer" };

function device(held = new Set<string>()) {
  const store = memoryKeyValues();
  const cipher = createCipher(memoryKeyValues(), crypto);
  /** A tab, or the same one after a reload. */
  const tab = async (build = "build-1") => {
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    const kept = createPersistedQueries({ queries, store, cipher, build, held: async () => held });
    await kept.open(11);
    return { queries, kept };
  };
  return { store, tab };
}

/** A tab with a draft, which is on the device. */
async function drafted() {
  const { store, tab } = device();
  const first = await tab();
  first.queries.setQueryData(KEY, draft);
  await expect.poll(() => store.get<Sealed>(RECORD)).toBeDefined();
  return { store, tab, first };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-20T12:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a draft", () => {
  it("is there again after a reload, whatever another tab has written meanwhile", async () => {
    const { store, tab } = device();
    const other = await tab();
    const first = await tab();
    first.queries.setQueryData(KEY, draft);
    other.queries.setQueryData(["songs"], [{ id: 1, title: "Northbound Train" }]);
    await expect.poll(() => store.get<Sealed>(RECORD)).toBeDefined();
    await expect.poll(() => store.get<Sealed>("member:11")).toBeDefined();
    const reloaded = await tab();
    expect(reloaded.queries.getQueryData(KEY)).toEqual(draft);
  });

  it("has what is kept beside it on the device in the same way, of the last tab that told it", async () => {
    const listening = besideDrafts("listening");
    const { store, tab } = device();
    const first = await tab();
    const other = await tab();
    first.queries.setQueryData(listening, { songs: [1, 2], at: 0 });
    other.queries.setQueryData(listening, { songs: [3], at: 0 });
    await expect.poll(() => store.get<Sealed>('draft:11:["draft","listening"]')).toBeDefined();
    await expect
      .poll(async () => (await tab("build-2")).queries.getQueryData(listening))
      .toEqual({ songs: [3], at: 0 });
    await other.kept.open(12);
    expect(other.queries.getQueryData(listening)).toBeUndefined();
  });

  it("is as it was left", async () => {
    const { tab, first } = await drafted();
    first.queries.setQueryData(KEY, { name: "Late set, shorter" });
    first.queries.setQueryData(KEY, { name: "Late set, done" });
    await expect
      .poll(async () => (await tab()).queries.getQueryData(KEY))
      .toEqual({ name: "Late set, done" });
  });

  it("of a new record stays with the tab that types into it, and waits once that has gone", async () => {
    const typedInto = new Set<string>();
    const { store, tab } = device(typedInto);
    const first = await tab();
    const key = draftKey("song", "new:1");
    first.queries.setQueryData(key, { title: "Low Tide" });
    await expect.poll(() => store.keys()).toContain(`draft:11:${JSON.stringify(key)}`);
    typedInto.add("song:new:1");
    expect((await tab()).queries.getQueryData(key)).toBeUndefined();
    typedInto.delete("song:new:1");
    expect((await tab()).queries.getQueryData(key)).toEqual({ title: "Low Tide" });
  });

  it("goes from the device when it is dropped", async () => {
    const { store, first } = await drafted();
    first.queries.removeQueries({ queryKey: KEY });
    await expect.poll(() => store.keys()).not.toContain(RECORD);
  });

  it("stays when its member goes to another of their bands, and is not seen there", async () => {
    const { tab, first } = await drafted();
    await first.kept.open(12);
    expect(first.queries.getQueryData(KEY)).toBeUndefined();
    expect((await tab()).queries.getQueryData(KEY)).toEqual(draft);
  });

  it("comes back to its member after the session ran out, and is kept again", async () => {
    const { store, tab, first } = await drafted();
    first.queries.setQueryData(["songs"], [{ id: 1, title: "Northbound Train" }]);
    await first.kept.forgetSeen();
    expect(await store.keys()).toEqual([]);
    expect(first.queries.getQueryData(["songs"])).toBeUndefined();
    first.queries.setQueryData(KEY, { name: "Late set, typed to the end" });
    await first.kept.open(11);
    expect(first.queries.getQueryData(KEY)).toEqual({ name: "Late set, typed to the end" });
    await expect
      .poll(async () => (await tab()).queries.getQueryData(KEY))
      .toEqual({
        name: "Late set, typed to the end",
      });
  });

  it("comes back to nobody else after the session ran out", async () => {
    const { store, first } = await drafted();
    await first.kept.forgetSeen();
    await first.kept.open(12);
    expect(first.queries.getQueryData(KEY)).toBeUndefined();
    await first.kept.open(11);
    expect(first.queries.getQueryData(KEY)).toBeUndefined();
    expect(await store.keys()).not.toContain(RECORD);
  });

  it("does not take the place of a later one that another tab has kept", async () => {
    const { store, tab, first } = await drafted();
    const other = await tab();
    vi.setSystemTime("2026-11-20T12:05:00Z");
    other.queries.setQueryData(KEY, { name: "Late set, later" });
    await expect
      .poll(async () => (await tab()).queries.getQueryData(KEY))
      .toEqual({ name: "Late set, later" });
    await first.kept.open(12);
    await first.kept.open(11);
    first.queries.setQueryData(["songs"], []);
    await expect.poll(() => store.get<Sealed>("member:11")).toBeDefined();
    expect((await tab()).queries.getQueryData(KEY)).toEqual({ name: "Late set, later" });
  });

  it("is forgotten on signing out", async () => {
    const { store, first } = await drafted();
    await first.kept.forget();
    expect(await store.keys()).toEqual([]);
  });

  it("is encrypted on the device", async () => {
    const { store } = await drafted();
    const sealed = await store.get<Sealed>(RECORD);
    expect(new TextDecoder().decode(sealed?.data)).not.toContain("Late set");
  });

  it("is there in another build, though what was seen is not", async () => {
    const { store, tab, first } = await drafted();
    first.queries.setQueryData(["songs"], [{ id: 1, title: "Northbound Train" }]);
    await expect.poll(() => store.get<Sealed>("member:11")).toBeDefined();
    const { queries } = await tab("build-2");
    expect(queries.getQueryData(KEY)).toEqual(draft);
    expect(queries.getQueryData(["songs"])).toBeUndefined();
  });

  it("is dropped after 30 days", async () => {
    const { store, tab } = await drafted();
    vi.setSystemTime("2026-12-20T13:00:00Z");
    expect((await tab()).queries.getQueryData(KEY)).toBeUndefined();
    expect(await store.keys()).not.toContain(RECORD);
  });
});
