/**
 * Bounds what the large bodies of one band hold in memory at a time. They are collected whole before they are parsed, and may
 * come slowly: without a bound, one band could have a server's memory taken up by imports that never end.
 */
import type { ServerResponse } from "node:http";
import { LIMITS } from "@bandstand/contracts/limits";
import type { FastifyRequest } from "fastify";
import { createBandRoom } from "./band-room.ts";

/** Two imports of the largest kind: members may well save while one of them imports. */
const ROOM = 64 * 1024 * 1024;

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

export function createBodyRoom(): BodyRoom {
  const room = createBandRoom(ROOM);
  return {
    take(bandId, { headers }, answer, maxBody) {
      const size = Number(headers["content-length"] ?? maxBody);
      // What is larger than may be is refused before it is read.
      if (size > LIMITS.body && size <= maxBody) room.take(bandId, size, answer);
    },
  };
}
