import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDraft } from "./draft.ts";
import { settledDrafts } from "./settled-drafts.ts";

const NOON = Date.UTC(2026, 10, 20, 12, 0);
const ONE = Date.UTC(2026, 10, 20, 13, 0);
const song = { title: "Northbound Train" };

function open(queries = new QueryClient(), of: number | "new" = 7) {
  const marks = new Map<string, string>();
  const storage = {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => void marks.set(name, value),
    removeItem: () => {},
  };
  const settled = settledDrafts(() => storage);
  return openDraft<typeof song, typeof song>(queries, settled, "song", of);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOON);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the draft of a record", () => {
  it("is there with what it was made to, and when it was last changed", () => {
    const draft = open();
    expect(draft.find()).toBeNull();
    draft.keep({ original: song, edited: { title: "Southbound" } });
    vi.setSystemTime(ONE);
    draft.keep({ original: song, edited: { title: "Southbound Train" } });
    expect(draft.find()).toEqual({
      original: song,
      edited: { title: "Southbound Train" },
      at: ONE,
    });
  });

  it("is of this record alone", () => {
    const queries = new QueryClient();
    open(queries).keep({ original: song, edited: { title: "Southbound Train" } });
    expect(open(queries, 8).find()).toBeNull();
    expect(open(queries, "new").find()).toBeNull();
  });

  it("never comes back once it was dropped, though what is kept of it does", () => {
    const queries = new QueryClient();
    const draft = open(queries);
    draft.keep({ original: song, edited: { title: "Southbound Train" } });
    const kept = queries.getQueryData<object>(["draft", "song", 7]);
    draft.drop();
    queries.setQueryData(["draft", "song", 7], kept);
    expect(draft.find()).toBeNull();
  });

  it("can be begun anew, at once too", () => {
    const draft = open();
    draft.keep({ original: song, edited: { title: "Southbound Train" } });
    draft.drop();
    draft.keep({ original: song, edited: { title: "Westbound Train" } });
    expect(draft.find()?.edited).toEqual({ title: "Westbound Train" });
  });
});
