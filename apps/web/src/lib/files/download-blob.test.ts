import { describe, expect, it, vi } from "vitest";
import { Offline } from "../http/call-errors.ts";
import { downloadBlob } from "./download-blob.ts";

const bytes = (length: number) => new Uint8Array(length);
const never = new AbortController().signal;

/** An answer that brings its parts one after the other, and then stands still or ends. */
function answering(parts: readonly number[], ends = true): typeof fetch {
  return async (_address, init) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(bytes(part));
        if (ends) controller.close();
        init?.signal?.addEventListener("abort", () =>
          controller.error(new DOMException("Aborted", "AbortError")),
        );
      },
    });
    const headers = { "content-length": `${total}`, etag: '"a"', "content-type": "audio/mpeg" };
    return new Response(body, { headers });
  };
}

const quiet = { signal: never, stallTimeout: 1000, onProgress: () => {} };

describe("a download", () => {
  it("is the whole file, with what the server says of it", async () => {
    const got = await downloadBlob("/a", { ...quiet, fetch: answering([3, 4]) });
    expect(got.blob.size).toBe(7);
    expect(got.etag).toBe('"a"');
    expect(got.lastModified).toBeNull();
  });

  it("tells how far it is", async () => {
    const told: [number, number | null][] = [];
    const onProgress = (loaded: number, total: number | null) => told.push([loaded, total]);
    await downloadBlob("/a", { ...quiet, onProgress, fetch: answering([3, 4]) });
    expect(told).toEqual([
      [3, 7],
      [7, 7],
    ]);
  });

  it("counts the server as away once nothing comes any more", async () => {
    const standing = answering([3], false);
    const got = downloadBlob("/a", { ...quiet, stallTimeout: 20, fetch: standing });
    await expect(got).rejects.toBeInstanceOf(Offline);
  });

  it("may take longer than that as long as it keeps coming", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onProgress = () => vi.advanceTimersByTime(900);
    const got = await downloadBlob("/a", { ...quiet, onProgress, fetch: answering([3, 4, 5]) });
    vi.useRealTimers();
    expect(got.blob.size).toBe(12);
  });

  it("counts the server as away where nobody answers", async () => {
    const nobody = async () => {
      throw new TypeError("Failed to fetch");
    };
    await expect(downloadBlob("/a", { ...quiet, fetch: nobody })).rejects.toBeInstanceOf(Offline);
  });

  it("is no download where the server refuses", async () => {
    const refusing = async () => new Response("", { status: 404 });
    await expect(downloadBlob("/a", { ...quiet, fetch: refusing })).rejects.toThrow("404");
  });

  it("ends as cancelled where the caller cancels it", async () => {
    const cancel = new AbortController();
    const got = downloadBlob("/a", {
      ...quiet,
      signal: cancel.signal,
      fetch: answering([3], false),
    });
    cancel.abort();
    await expect(got).rejects.toMatchObject({ name: "AbortError" });
  });
});
