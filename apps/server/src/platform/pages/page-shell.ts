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
import { sendZipped, takesZipped, zip } from "../http/send-zipped.ts";
import type { Markup } from "../markup.ts";

const HEAD = "<!--head-->";
const BODY = "<!--body-->";

export interface Page {
  /** Title, description and what else stands in the head. */
  head: Markup;
  body: Markup;
  status: number;
  /** For whoever holds its link alone: nobody in between keeps it. */
  isPersonal?: boolean;
}

/** As it is sent, which takes longer to make than to send. */
export interface FinishedPage {
  html: string;
  zipped: Buffer;
  tag: string;
}

export interface PageShell {
  finish(page: Pick<Page, "head" | "body">): Promise<FinishedPage>;
  /**
   * A page reads the same for everybody and has no nonce, so that browsers keep it and ask only whether it has changed; what
   * stands in between may hold it a minute.
   */
  sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply;
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
) => Promise<FastifyReply>;

/** For a server without a build of the web, as in development: readable, and without any looks. */
const BARE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">${HEAD}</head><body>${BODY}</body></html>`;

/** @param folder the built web application, where there is one */
export async function openPageShell(folder: string | undefined): Promise<SendPage & PageShell> {
  const file = folder === undefined ? "" : join(folder, "public-page.html");
  const shell = existsSync(file) ? await readFile(file, "utf8") : BARE;
  const written = ({ head, body }: Pick<Page, "head" | "body">) => {
    const html = shell.replace(HEAD, () => head.html).replace(BODY, () => body.html);
    return { html, tag: tagOf(html) };
  };
  const send: SendPage = async (request, reply, page) => {
    const { status, isPersonal = false } = page;
    const { html, tag } = written(page);
    saysOf(reply.code(status), isPersonal ? "no-store" : SHARED, tag);
    if (status === 200 && isFresh(request.headers["if-none-match"], tag))
      return reply.code(304).send();
    reply.header("content-type", HTML);
    return sendZipped(request, reply, html);
  };
  return Object.assign(send, {
    async finish(page: Pick<Page, "head" | "body">) {
      const { html, tag } = written(page);
      return { html, tag, zipped: await zip(html) };
    },
    sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage) {
      const { html, zipped, tag } = page;
      saysOf(reply, SHARED, tag);
      if (isFresh(request.headers["if-none-match"], tag)) return reply.code(304).send();
      reply.header("content-type", HTML);
      return takesZipped(request)
        ? reply.header("content-encoding", "gzip").send(zipped)
        : reply.send(html);
    },
  });
}

const HTML = "text/html; charset=utf-8";
const SHARED = "public, max-age=0, s-maxage=60, must-revalidate";

const tagOf = (html: string) =>
  `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;

function saysOf(reply: FastifyReply, cacheControl: string, tag: string): void {
  const policy = String(reply.getHeader("content-security-policy"));
  reply
    .header("content-security-policy", policy.replace(" 'wasm-unsafe-eval'", ""))
    .header("cache-control", cacheControl)
    .header("vary", "Accept-Encoding")
    .header("etag", tag);
}
