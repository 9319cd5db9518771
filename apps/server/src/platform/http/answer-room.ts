/**
 * Bounds what the large answers of one band hold in memory at a time. They are built whole, and whoever asked may read them as
 * slowly as they like: without a bound, one band could have a server's memory taken up by lists that nobody reads.
 */
import type { ServerResponse } from "node:http";
import { LIMITS } from "@bandstand/contracts/limits";
import { createBandRoom } from "./band-room.ts";

/** Ten lists of a band with as many songs as it may have, each of a usual length. */
const ROOM = 64 * 1024 * 1024;

declare module "fastify" {
  interface FastifyInstance {
    /** One for all calls of the server. */
    answerRoom: AnswerRoom;
  }
}

export interface AnswerRoom {
  /** Takes room for the text until it is out. Throws `throttled` where the band has none left. */
  take(bandId: number, text: string, answer: ServerResponse): void;
}

export function createAnswerRoom(): AnswerRoom {
  const room = createBandRoom(ROOM);
  return {
    take(bandId, text, answer) {
      const size = Buffer.byteLength(text);
      if (size > LIMITS.body) room.take(bandId, size, answer);
    },
  };
}
