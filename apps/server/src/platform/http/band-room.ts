/** Bounds the bytes that one band takes up in memory at a time, each until an answer is out or its connection gone. */
import type { ServerResponse } from "node:http";
import { Failure } from "@bandstand/contracts/failure";

/** Seconds. */
const RETRY_AFTER = 10;

export interface BandRoom {
  /** Throws `throttled` where the band has none left. What comes first always fits. */
  take(bandId: number, size: number, answer: ServerResponse): void;
}

/** @param most bytes of one band, on this server */
export function createBandRoom(most: number): BandRoom {
  const taken = new Map<number, number>();
  return {
    take(bandId, size, answer) {
      const before = taken.get(bandId) ?? 0;
      if (before > 0 && before + size > most)
        throw new Failure("throttled", { retryAfter: RETRY_AFTER });
      taken.set(bandId, before + size);
      answer.once("close", () => {
        const left = (taken.get(bandId) ?? 0) - size;
        if (left > 0) taken.set(bandId, left);
        else taken.delete(bandId);
      });
    },
  };
}
