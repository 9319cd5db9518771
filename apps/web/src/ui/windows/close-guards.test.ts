import { describe, expect, it, vi } from "vitest";
import { createCloseGuards } from "./close-guards.ts";

describe("the guards of a window", () => {
  it("let a window without any close", async () => {
    expect(await createCloseGuards().mayClose("song/1")).toBe(true);
  });

  it("keep it open when one says no, and ask no further", async () => {
    const guards = createCloseGuards();
    const later = vi.fn(() => true);
    guards.add("song/1", async () => false);
    guards.add("song/1", later);
    expect(await guards.mayClose("song/1")).toBe(false);
    expect(later).not.toHaveBeenCalled();
  });

  it("have no say over another window", async () => {
    const guards = createCloseGuards();
    guards.add("song/1", () => false);
    expect(await guards.mayClose("song/2")).toBe(true);
  });

  it("are silent once taken away", async () => {
    const guards = createCloseGuards();
    const remove = guards.add("song/1", () => false);
    remove();
    expect(await guards.mayClose("song/1")).toBe(true);
  });

  it("ask once when closing is asked for twice at the same time", async () => {
    const guards = createCloseGuards();
    const ask = vi.fn(async () => true);
    guards.add("song/1", ask);
    await Promise.all([guards.mayClose("song/1"), guards.mayClose("song/1")]);
    expect(ask).toHaveBeenCalledTimes(1);
    await guards.mayClose("song/1");
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
