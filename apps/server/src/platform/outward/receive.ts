/** Takes what came from outside, within its limits. */
import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { OutwardError, type OutwardProblem } from "./outward-error.ts";

const PROBLEMS: Readonly<Record<number, OutwardProblem>> = {
  401: "needs_sign_in",
  403: "needs_sign_in",
  407: "needs_sign_in",
  404: "missing",
  410: "missing",
};

const ZIPPED: ReadonlySet<string> = new Set(["gzip", "x-gzip"]);

/** Characters of a header that is worth keeping to ask with again. */
const MOST_TAG = 500;

export interface OutwardAnswer {
  /** Null where it has not changed. */
  readonly body: Buffer | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

interface Bounds {
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Throws `OutwardError`, and what ends the connection. */
export async function receive(response: IncomingMessage, bounds: Bounds): Promise<OutwardAnswer> {
  try {
    const { statusCode = 0, headers } = response;
    const about = {
      etag: worthKeeping(headers.etag),
      lastModified: worthKeeping(headers["last-modified"]),
    };
    if (statusCode === 304) return { body: null, ...about };
    if (statusCode !== 200) throw new OutwardError(PROBLEMS[statusCode] ?? "failed");
    if (Number(headers["content-length"]) > bounds.most) throw new OutwardError("too_large");
    return { body: await bodyOf(response, bounds), ...about };
  } finally {
    response.destroy();
  }
}

async function bodyOf(response: IncomingMessage, { most, signal }: Bounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const kept = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding !== "identity" && !ZIPPED.has(encoding)) throw new OutwardError("failed");
  // Nothing may unpack to more than it may weigh, nor weigh more than it may unpack to.
  const taken = bounded(most);
  try {
    if (ZIPPED.has(encoding))
      await pipeline(response, taken, createGunzip(), bounded(most), kept, { signal });
    else await pipeline(response, taken, kept, { signal });
  } catch (error) {
    throw isOfZip(error) ? new OutwardError("failed") : error;
  }
  return Buffer.concat(chunks);
}

function isOfZip(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function bounded(most: number) {
  return async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most) throw new OutwardError("too_large");
      yield chunk;
    }
  };
}

function worthKeeping(header: string | undefined): string | null {
  return header !== undefined && header.length <= MOST_TAG ? header : null;
}
