import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const zip = promisify(gzip);

/** A page that is made anew for its reader, and so cannot lie compressed beside the assets. */
export async function sendZipped(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header("vary", "Accept-Encoding");
  const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  if (!isZipped) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await zip(html));
}
