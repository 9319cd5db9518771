import { describe, expect, it } from "vitest";
import { settledDrafts } from "./settled-drafts.ts";

const MONDAY = Date.UTC(2026, 10, 16, 20, 0);
const TUESDAY = Date.UTC(2026, 10, 17, 20, 0);

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

describe("a draft that was saved", () => {
  it("is done with, and no other is", () => {
    const kept = storage();
    const drafts = settledDrafts(() => kept);
    drafts.settle("setlist:7", MONDAY);
    expect(drafts.isSettled("setlist:7", MONDAY)).toBe(true);
    expect(drafts.isSettled("setlist:7", TUESDAY)).toBe(false);
    expect(drafts.isSettled("setlist:8", MONDAY)).toBe(false);
    expect(drafts.isSettled("song:7", MONDAY)).toBe(false);
  });

  it("may come back where the browser refuses to keep anything", () => {
    const drafts = settledDrafts(() => {
      throw new Error("refused");
    });
    drafts.settle("setlist:7", MONDAY);
    expect(drafts.isSettled("setlist:7", MONDAY)).toBe(false);
  });
});
