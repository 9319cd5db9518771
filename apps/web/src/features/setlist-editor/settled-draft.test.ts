import { describe, expect, it } from "vitest";
import { settledDrafts } from "./settled-draft.ts";

const MONDAY = "2026-11-16T20:00:00.000Z";
const TUESDAY = "2026-11-17T20:00:00.000Z";

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
    drafts.settle(7, MONDAY);
    expect(drafts.isSettled(7, MONDAY)).toBe(true);
    expect(drafts.isSettled(7, TUESDAY)).toBe(false);
    expect(drafts.isSettled(8, MONDAY)).toBe(false);
  });

  it("gives way to one that begins anew from the same version", () => {
    const kept = storage();
    const drafts = settledDrafts(() => kept);
    drafts.settle(7, MONDAY);
    drafts.begin(7);
    expect(drafts.isSettled(7, MONDAY)).toBe(false);
  });

  it("may come back where the browser refuses to keep anything", () => {
    const drafts = settledDrafts(() => {
      throw new Error("refused");
    });
    drafts.settle(7, MONDAY);
    expect(drafts.isSettled(7, MONDAY)).toBe(false);
  });
});
