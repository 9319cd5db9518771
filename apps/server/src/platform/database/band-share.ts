/**
 * Leaves some of a pool's connections to other bands: one that asks for forty of its largest lists at once waits for its own, and
 * nobody else waits with it.
 */
import { createTurns } from "../workers/turns.ts";
import { DatabaseUnavailable } from "./errors.ts";

/** Of a pool's connections, as many as one band may have. */
const SHARE = 0.6;

export interface BandShare {
  /** Runs the work once the band has a connection to spare. Throws `DatabaseUnavailable` where that takes too long. */
  run<T>(bandId: number, work: () => Promise<T>): Promise<T>;
}

/** @param waitTimeout milliseconds */
export function createBandShare(size: number, waitTimeout: number): BandShare {
  const turns = createTurns({
    atOnce: size,
    perOwner: Math.ceil(size * SHARE),
    waiting: Number.POSITIVE_INFINITY,
  });

  async function take(bandId: number): Promise<() => void> {
    try {
      return await turns.take(bandId, AbortSignal.timeout(waitTimeout));
    } catch (cause) {
      throw new DatabaseUnavailable("The band has all of its connections in use.", { cause });
    }
  }

  return {
    async run(bandId, work) {
      const giveBack = await take(bandId);
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
