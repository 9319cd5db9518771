import { describe, expect, it } from "vitest";
import { textStorage } from "../browser-storage.ts";
import { memoryStorage } from "../memory-storage.ts";
import { settledDrafts } from "./settled-drafts.ts";

const MONDAY = Date.UTC(2026, 10, 16, 20, 0);
const TUESDAY = Date.UTC(2026, 10, 17, 20, 0);

describe("a draft that was saved", () => {
  it("is done with, and no other is", () => {
    const kept = memoryStorage();
    const drafts = settledDrafts(textStorage(() => kept));
    drafts.settle("setlist:7", MONDAY);
    expect(drafts.isSettled("setlist:7", MONDAY)).toBe(true);
    expect(drafts.isSettled("setlist:7", TUESDAY)).toBe(false);
    expect(drafts.isSettled("setlist:8", MONDAY)).toBe(false);
    expect(drafts.isSettled("song:7", MONDAY)).toBe(false);
  });

  it("makes room for the next of its record", () => {
    const kept = memoryStorage();
    const drafts = settledDrafts(textStorage(() => kept));
    drafts.settle("setlist:7", MONDAY);
    drafts.settle("setlist:71", MONDAY);
    drafts.settle("setlist:7", TUESDAY);
    expect(drafts.isSettled("setlist:7", MONDAY)).toBe(false);
    expect(drafts.isSettled("setlist:7", TUESDAY)).toBe(true);
    expect(drafts.isSettled("setlist:71", MONDAY)).toBe(true);
  });

  it("is forgotten once a hundred others were saved after it", () => {
    const kept = memoryStorage();
    const marked = settledDrafts(textStorage(() => kept));
    for (let song = 0; song <= 100; song += 1) marked.settle(`song:new:${song}`, MONDAY + song);
    expect(marked.isSettled("song:new:0", MONDAY)).toBe(false);
    expect(marked.isSettled("song:new:1", MONDAY + 1)).toBe(true);
    expect(marked.isSettled("song:new:100", MONDAY + 100)).toBe(true);
  });
});
