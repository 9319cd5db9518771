import type { FastifyReply } from "fastify";
import { attachment } from "../files/content-disposition.ts";

/** Says of an answer that it is a file, made for whoever asks and kept by nobody. */
export function asFile(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .header("content-type", type)
    .header("content-disposition", attachment(name))
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff");
}
