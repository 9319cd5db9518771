import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTime } from "./chunk-load.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => new Promise<never>(() => undefined);

describe("a part of the application", () => {
  it("is given on as it comes, and nothing waits any longer", async () => {
    await expect(inTime(Promise.resolve("songs"))).resolves.toBe("songs");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that cannot be fetched is a chunk load error, with what the browser said", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    await expect(inTime(Promise.reject(cause))).rejects.toMatchObject({
      name: "ChunkLoadError",
      message: "Chunk load error: a part of the application could not be loaded.",
      cause,
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that does not come is one after 120000 ms, and not before", async () => {
    const failed = vi.fn();
    const waiting = inTime(held()).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(failed.mock.lastCall?.[0]).toMatchObject({
      name: "ChunkLoadError",
      message:
        "Chunk load error: a part of the application did not come (timeout after 120000 ms).",
    });
  });
});
