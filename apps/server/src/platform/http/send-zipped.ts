import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export const zip = promisify<string, Buffer>(gzip);

export const takesZipped = ({ headers }: Pick<FastifyRequest, "headers">) =>
  /\bgzip\b/.test(headers["accept-encoding"] ?? "");

/** A page that is made anew for its reader, and so cannot lie compressed beside the assets. */
export async function sendZipped(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header("vary", "Accept-Encoding");
  if (!takesZipped(request)) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await zip(html));
}
