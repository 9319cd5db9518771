import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textStorage } from "../browser-storage.ts";
import { memoryStorage } from "../memory-storage.ts";
import { besideDrafts } from "../offline/kept-drafts.ts";
import { type Changes, openDraft, waitingDrafts } from "./draft.ts";
import { settledDrafts } from "./settled-drafts.ts";

const NOON = Date.UTC(2026, 10, 20, 12, 0);
const ONE = Date.UTC(2026, 10, 20, 13, 0);
interface Song {
  title: string;
}

const hasTitle = (value: unknown): value is Song =>
  typeof value === "object" && value !== null && "title" in value;

const read = ({ original, edited }: Changes<unknown, unknown>): Changes<Song, Song> | null =>
  hasTitle(original) && hasTitle(edited) ? { original, edited } : null;

const song = { title: "Northbound Train" };

function open(queries = new QueryClient(), of: number | "new" = 7) {
  const marks = memoryStorage();
  const settled = settledDrafts(textStorage(() => marks));
  return openDraft(queries, settled, { kind: "song", of, label: "Northbound Train", read });
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

  it("is what waits for its member, and what is kept beside it is not", () => {
    const queries = new QueryClient();
    queries.setQueryData(besideDrafts("listening"), { songs: [1, 2], at: 0 });
    open(queries).keep({ original: song, edited: { title: "Southbound Train" } });
    const settled = settledDrafts(textStorage(() => memoryStorage()));
    expect(waitingDrafts(queries, settled)).toEqual([
      { kind: "song", of: 7, label: "Northbound Train", at: NOON },
    ]);
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

  it("is not there where an earlier version kept it in another shape, and makes way for a new one", () => {
    const queries = new QueryClient();
    queries.setQueryData(["draft", "song", 7], {
      began: NOON,
      original: song,
      edited: { name: "" },
    });
    const draft = open(queries);
    expect(draft.find()).toBeNull();
    draft.keep({ original: song, edited: { title: "Southbound Train" } });
    expect(draft.find()?.edited).toEqual({ title: "Southbound Train" });
  });

  it("can be begun anew, at once too", () => {
    const draft = open();
    draft.keep({ original: song, edited: { title: "Southbound Train" } });
    draft.drop();
    draft.keep({ original: song, edited: { title: "Westbound Train" } });
    expect(draft.find()?.edited).toEqual({ title: "Westbound Train" });
  });
});
