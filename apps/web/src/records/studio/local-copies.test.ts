import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../lib/memory-storage.ts";
import { createLocalCopies, forgetSent, hasCopies, type LocalCopy } from "./local-copies.ts";

const copy = (state: LocalCopy["state"], settings = "{}"): LocalCopy => ({
  state,
  settings,
  notes: "",
  sharing: "",
  base: "2026-11-21T18:00:00.000Z",
});

/** Holds so many characters. */
function smallStorage(room: number) {
  const storage = memoryStorage();
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem(key: string, value: string) {
      const others = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
        .filter((other) => other !== key)
        .reduce((sum, other) => sum + (storage.getItem(other)?.length ?? 0), 0);
      if (others + value.length > room) throw new DOMException("Full", "QuotaExceededError");
      storage.setItem(key, value);
    },
  };
}

describe("copies on this device", () => {
  it("are each member's own, song by song", () => {
    const storage = memoryStorage();
    createLocalCopies(storage, 7).keep(1, copy("waiting"));
    expect(createLocalCopies(storage, 7).find(1)).toEqual(copy("waiting"));
    expect(createLocalCopies(storage, 7).find(2)).toBeNull();
    expect(createLocalCopies(storage, 70).find(1)).toBeNull();
    expect([hasCopies(storage, 7), hasCopies(storage, 70)]).toEqual([true, false]);
  });

  it("tell which songs the server has yet to get", () => {
    const copies = createLocalCopies(memoryStorage(), 7);
    copies.keep(1, copy("sent"));
    copies.keep(2, copy("waiting"));
    copies.keep(3, copy("refused"));
    expect(copies.waiting()).toEqual([2]);
  });

  it("make room for new work with what the server has as well", () => {
    const copies = createLocalCopies(smallStorage(600), 7);
    expect(copies.keep(1, copy("sent", "x".repeat(300)))).toBe(true);
    expect(copies.keep(2, copy("waiting", "x".repeat(300)))).toBe(true);
    expect([copies.find(1), copies.waiting()]).toEqual([null, [2]]);
    expect(copies.keep(3, copy("waiting", "x".repeat(300)))).toBe(false);
    expect(copies.waiting()).toEqual([2]);
  });

  it("are gone rather than old where there is no room for the new one", () => {
    const copies = createLocalCopies(smallStorage(400), 7);
    copies.keep(1, copy("sent", "old"));
    expect(copies.keep(1, copy("sent", "x".repeat(900)))).toBe(false);
    expect(copies.find(1)).toBeNull();
  });

  it("are forgotten with the session, but for what only this device has", () => {
    const storage = memoryStorage();
    const copies = createLocalCopies(storage, 7);
    copies.keep(1, copy("sent"));
    copies.keep(2, copy("waiting"));
    copies.keep(3, copy("refused"));
    storage.setItem("bandstand:charts", "[]");
    forgetSent(storage);
    expect([1, 2, 3].map((songId) => copies.find(songId)?.state)).toEqual([
      undefined,
      "waiting",
      "refused",
    ]);
    expect(storage.getItem("bandstand:charts")).toBe("[]");
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"state": "sent"}',
    '{"state": "?", "settings": "", "notes": "", "sharing": "", "base": ""}',
    '{"state": "sent", "settings": "", "notes": "", "sharing": "", "base": "", "began": {}}',
  ])("are none where they cannot be read: %s", (text) => {
    const storage = memoryStorage();
    storage.setItem("bandstand:studio:7:1", text);
    expect(createLocalCopies(storage, 7).find(1)).toBeNull();
  });
});
