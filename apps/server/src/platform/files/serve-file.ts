import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readByteRange } from "./byte-range.ts";
import { attachment, inline } from "./content-disposition.ts";
import { isFileKey } from "./file-key.ts";
import type { FileFacts, FileStore } from "./file-store.ts";
import { contentTypeOf, mayBeShown } from "./file-types.ts";
import { judgePreconditions, rangeApplies } from "./preconditions.ts";

export interface ServedFile {
  readonly store: FileStore;
  readonly key: string;
  /** Given: the browser saves the file under this name. Left out: it shows the file, where its type may be shown. */
  readonly downloadName?: string;
  /** Given: the browser shows the file, where its type may be shown, by itself and able to do nothing; it is saved under this name. */
  readonly shownName?: string;
  /**
   * `public` for what anybody may see: kept for ever, since a name is never used for other content. `private` is asked
   * for again every time, so that a right that was withdrawn holds at once; unchanged, that costs a 304.
   */
  readonly caching: "public" | "private";
}

const CACHE_CONTROL = {
  public: "public, max-age=31536000, immutable",
  private: "private, no-cache",
} as const;

/**
 * Answers a GET or HEAD with a stored file: conditions, ranges, names and types as browsers and players want them.
 *
 * False when there is no such file, with nothing sent: what a missing file looks like is for the caller to say. Not the
 * reply itself, which is a promise of its own end and would be waited for. The stream ends with the connection, so a
 * listener who leaves costs nothing more.
 */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): Promise<boolean> {
  const { store, key } = file;
  const facts = isFileKey(key) ? await store.stat(key) : null;
  if (facts === null) return false;

  const verdict = judgePreconditions(request.headers, facts);
  if (verdict === "failed") return answered(reply.code(412).send());
  if (verdict === "not-modified") {
    return answered(describe(reply, file, facts).code(304).send());
  }
  if (request.method === "HEAD") {
    // An empty stream rather than nothing: Fastify would replace the length by that of what is sent.
    const described = describeContent(describe(reply, file, facts), key);
    return answered(described.header("content-length", facts.size).send(Readable.from([])));
  }

  const asked = rangeApplies(request.headers["if-range"], facts)
    ? request.headers.range
    : undefined;
  const range = readByteRange(asked, facts.size);
  if (range.kind === "unsatisfiable") {
    return answered(reply.code(416).header("content-range", `bytes */${facts.size}`).send());
  }
  const opened = await store.open(key, range.kind === "part" ? range : undefined);
  if (opened === null) return false;
  describeContent(describe(reply, file, facts), key);
  if (range.kind === "whole") {
    return answered(reply.header("content-length", facts.size).send(opened.stream));
  }
  reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${facts.size}`)
    .header("content-length", range.end - range.start + 1);
  return answered(reply.send(opened.stream));
}

function answered(_reply: FastifyReply): true {
  return true;
}

/** The headers that a 304 carries too. */
function describe(
  reply: FastifyReply,
  { key, downloadName, shownName, caching }: ServedFile,
  facts: FileFacts,
): FastifyReply {
  reply
    .header("etag", facts.etag)
    .header("last-modified", facts.modifiedAt.toUTCString())
    .header("cache-control", CACHE_CONTROL[caching]);
  if (caching === "private") reply.header("vary", "Authorization");
  if (shownName !== undefined) show(reply, key, shownName);
  else if (downloadName !== undefined)
    reply.header("content-disposition", attachment(downloadName));
  else if (!mayBeShown(key)) reply.header("content-disposition", "attachment");
  return reply;
}

/** What somebody has uploaded is opened in an origin of its own, and loads and runs nothing. */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function show(reply: FastifyReply, key: string, name: string): void {
  const disposition = mayBeShown(key) ? inline(name) : attachment(name);
  reply.header("content-disposition", disposition).header("content-security-policy", SANDBOXED);
}

function describeContent(reply: FastifyReply, key: string): FastifyReply {
  return reply
    .header("content-type", contentTypeOf(key))
    .header("x-content-type-options", "nosniff")
    .header("accept-ranges", "bytes");
}
