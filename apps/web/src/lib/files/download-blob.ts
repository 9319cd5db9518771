/** Fetches a file whole, telling how much of it has come, and gives up where nothing comes any more. */
import { Offline } from "../http/call-errors.ts";

export interface DownloadOptions {
  signal: AbortSignal;
  /** Milliseconds without a byte after which the server counts as away. */
  stallTimeout: number;
  /** Bytes so far, and of the whole where that is known. */
  onProgress: (loaded: number, total: number | null) => void;
  fetch?: typeof fetch;
}

export interface Download {
  blob: Blob;
  lastModified: string | null;
  etag: string | null;
}

/** @throws Offline where nobody answers, or not to the end; the caller's own abort as it is */
export async function downloadBlob(address: string, options: DownloadOptions): Promise<Download> {
  const { signal, stallTimeout, onProgress } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), stallTimeout);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), stallTimeout);
  };
  try {
    const response = await send(address, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const length = Number(response.headers.get("content-length"));
    const total = length > 0 ? length : null;
    let loaded = 0;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        alive();
        loaded += chunk.byteLength;
        onProgress(loaded, total);
        controller.enqueue(chunk);
      },
    });
    // The browser gathers the bytes, on its disk where they are many.
    const blob = await new Response(response.body?.pipeThrough(counting)).blob();
    const { headers } = response;
    return { blob, lastModified: headers.get("last-modified"), etag: headers.get("etag") };
  } catch (error) {
    if (signal.aborted || !isAway(error)) throw error;
    throw new Offline(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A fetch that fails rejects with a TypeError; one that was given up with an AbortError. */
function isAway(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError")
  );
}
