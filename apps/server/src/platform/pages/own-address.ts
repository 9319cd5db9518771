import type { FastifyRequest } from "fastify";

/** Where people reach the product, for links that are read elsewhere: as it was set, else as this request was asked. */
export function ownAddress(publicUrl: string | undefined, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
