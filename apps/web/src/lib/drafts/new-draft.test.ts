import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { textStorage } from "../browser-storage.ts";
import { memoryStorage } from "../memory-storage.ts";
import { takeNewDraft } from "./new-draft.ts";

const settled = { settle: () => {}, isSettled: () => false };

/** @param kept what the tab remembers */
function tab(kept = memoryStorage()) {
  const queries = new QueryClient();
  const here: string[] = [];
  return {
    here,
    keep: (of: string, title: string, at: number) => {
      const draft = { began: at, label: title, original: {}, edited: {} };
      queries.setQueryData(["draft", "song", of], draft, { updatedAt: at });
    },
    take: () =>
      takeNewDraft("song", {
        queries,
        settled,
        held: { isHeldHere: (name) => here.includes(name) },
        storage: textStorage(() => kept),
      }),
  };
}

describe("the draft of a new record", () => {
  it("is another one in each tab", () => {
    expect(tab().take()).toMatch(/^new:[\da-f-]{36}$/);
    expect(tab().take()).not.toBe(tab().take());
  });

  it("is the latest that waits, but for those that stand in a form already", () => {
    const { keep, take, here } = tab();
    keep("new:1", "Low Tide", 100);
    keep("new:2", "Half Moon", 200);
    expect(take()).toBe("new:2");
    here.push("song:new:2");
    expect(take()).toBe("new:1");
    here.push("song:new:1");
    expect(take()).toMatch(/^new:[\da-f-]{36}$/);
  });

  it("is after a reload the one that the tab had before", () => {
    const kept = memoryStorage();
    const own = tab(kept).take();
    const reloaded = tab(kept);
    reloaded.keep(own, "Low Tide", 100);
    reloaded.keep("new:2", "Half Moon", 200);
    expect(reloaded.take()).toBe(own);
  });
});
