import type { AreaTag } from "@bandstand/domain/access-rule";
import type { Actor } from "@bandstand/domain/member";
import type { FastifyRequest } from "fastify";
import type { BandScope } from "../database/transactions.ts";

/** The band user behind a token, with what is needed to judge rights and freshness without another query. */
export interface Caller extends Actor {
  tokenId: number;
  /** The day that it is in the band's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Counters that move with every change in an area of the band; an area never changed is missing. */
  revisions: Partial<Record<AreaTag, number>>;
}

/** The transaction that a caller acts in. */
export function bandScope({ bandId, userId, id }: Caller): BandScope {
  return { bandId, userId, bandUserId: id };
}

/** Finds the caller of a request by its bearer token. Throws `not_signed_in` for none, a bad or an expired one. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** The token of an `Authorization` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return BEARER.exec(header ?? "")?.[1] ?? null;
}
