/** The bytes of a file that is shown part by part: of one that is here, or of one at an address that knows ranges. */
import { Offline } from "../http/call-errors.ts";

export interface ByteSource {
  /** Bytes. */
  size: number;
  /** From `begin` up to and without `end`. */
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** All of it. */
  blob: () => Promise<Blob>;
}

interface RemoteOptions {
  /** A link that works for a short time; asked for again once it does not. */
  address: () => Promise<string>;
  signal: AbortSignal;
  fetch?: typeof fetch;
}

/** Bytes of the first answer: a small file in one, and of a large one its beginning. */
export const FIRST_PART = 128 * 1024;

export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (begin, end) => new Uint8Array(await blob.slice(begin, end).arrayBuffer()),
    blob: async () => blob,
  };
}

/** @throws Offline where nobody answers */
export async function remoteSource(options: RemoteOptions): Promise<ByteSource> {
  const { signal } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  let link = await options.address();

  async function ask(range: string | null, isAgain = false): Promise<Response> {
    const headers = new Headers(range === null ? [] : [["range", `bytes=${range}`]]);
    const answer = await send(link, { headers, signal }).catch((error: unknown) => {
      throw signal.aborted ? error : new Offline(error);
    });
    if (answer.ok) return answer;
    if (isAgain) throw new Error(`The server answered ${answer.status}.`);
    link = await options.address();
    return ask(range, true);
  }

  const first = await ask(`0-${FIRST_PART - 1}`);
  const bytes = await first.blob();
  const size = sizeOf(first.headers.get("content-range"));
  // Whoever knows no ranges answers the whole.
  if (first.status !== 206 || size === null || size <= bytes.size) return blobSource(bytes);
  const beginning = blobSource(bytes);
  return {
    size,
    async read(begin, end) {
      if (end <= bytes.size) return beginning.read(begin, end);
      const answer = await ask(`${begin}-${end - 1}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    blob: async () => (await ask(null)).blob(),
  };
}

/** Of `bytes 0-1023/4096`; null where it is not told. */
function sizeOf(range: string | null): number | null {
  const size = Number(/\/(\d+)$/.exec(range ?? "")?.[1]);
  return Number.isSafeInteger(size) ? size : null;
}
