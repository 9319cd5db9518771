/**
 * The frame of the pages that the server writes for everybody: made by the build of the web, which knows the names of styles
 * and fonts (apps/web/build/public-page.ts), with a place for the head's words and one for what is seen.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isFresh } from "../http/entity-tag.ts";
import { sendZipped } from "../http/send-zipped.ts";
import type { Markup } from "../markup.ts";

const HEAD = "<!--head-->";
const BODY = "<!--body-->";

export interface Page {
  /** Title, description and what else stands in the head. */
  head: Markup;
  body: Markup;
  status: 200 | 404;
  /** For whoever holds its link alone: nobody in between keeps it. */
  isPersonal?: boolean;
}

/**
 * A page reads the same for everybody and has no nonce, so that browsers keep it and ask only whether it has changed; what
 * stands in between may hold it a minute.
 */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
) => Promise<FastifyReply>;

/** For a server without a build of the web, as in development: readable, and without any looks. */
const BARE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">${HEAD}</head><body>${BODY}</body></html>`;

/** @param folder the built web application, where there is one */
export async function openPageShell(folder: string | undefined): Promise<SendPage> {
  const file = folder === undefined ? "" : join(folder, "public-page.html");
  const shell = existsSync(file) ? await readFile(file, "utf8") : BARE;
  return async (request, reply, { head, body, status, isPersonal = false }) => {
    const html = shell.replace(HEAD, () => head.html).replace(BODY, () => body.html);
    const tag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    const policy = String(reply.getHeader("content-security-policy"));
    reply
      .code(status)
      .header("content-security-policy", policy.replace(" 'wasm-unsafe-eval'", ""))
      .header(
        "cache-control",
        isPersonal ? "no-store" : "public, max-age=0, s-maxage=60, must-revalidate",
      )
      .header("vary", "Accept-Encoding")
      .header("etag", tag);
    if (status === 200 && isFresh(request.headers["if-none-match"], tag))
      return reply.code(304).send();
    reply.header("content-type", "text/html; charset=utf-8");
    return sendZipped(request, reply, html);
  };
}
