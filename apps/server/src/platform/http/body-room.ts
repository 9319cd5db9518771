/**
 * Bounds what the large bodies of one band hold in memory at a time. They are collected whole before they are parsed, and may
 * come slowly: without a bound, one band could have a server's memory taken up by imports that never end.
 */
import type { ServerResponse } from "node:http";
import { Failure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import type { FastifyRequest } from "fastify";

/** Two imports of the largest kind: members may well save while one of them imports. */
const ROOM = 64 * 1024 * 1024;
/** Seconds. */
const RETRY_AFTER = 10;

declare module "fastify" {
  interface FastifyInstance {
    /** One for all calls of the server. */
    bodyRoom: BodyRoom;
  }
}

export interface BodyRoom {
  /** Takes room for the request's body until its answer is out. Throws `throttled` where the band has none left. */
  take(bandId: number, request: FastifyRequest, answer: ServerResponse, maxBody: number): void;
}

/** @param most bytes of one band, on this server */
export function createBodyRoom(most = ROOM): BodyRoom {
  const taken = new Map<number, number>();
  return {
    take(bandId, { headers }, answer, maxBody) {
      const size = Number(headers["content-length"] ?? maxBody);
      // What is larger than may be is refused before it is read.
      if (size <= LIMITS.body || size > maxBody) return;
      const before = taken.get(bandId) ?? 0;
      if (before + size > most) throw new Failure("throttled", { retryAfter: RETRY_AFTER });
      taken.set(bandId, before + size);
      answer.once("close", () => {
        const left = (taken.get(bandId) ?? 0) - size;
        if (left > 0) taken.set(bandId, left);
        else taken.delete(bandId);
      });
    },
  };
}
