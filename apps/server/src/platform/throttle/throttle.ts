/** Counts tries in the database, so that a limit holds whichever server is asked. */
import { Failure } from "@bandstand/contracts/failure";
import type { Database } from "../database/transactions.ts";
import { giveBack, take } from "./throttle.repository.ts";

export interface Limit {
  /** What is counted and for whom, for instance `signin:192.0.2.7`. */
  bucket: string;
  /** Tries within the window. */
  most: number;
  windowSeconds: number;
}

export interface Throttle {
  /** Counts one try against each limit. Throws `throttled` with the seconds to wait where one is used up. */
  spend(limits: readonly Limit[]): Promise<void>;
  /** Takes the try back: what succeeds is free. */
  refund(limits: readonly Limit[]): Promise<void>;
}

export function databaseThrottle(database: Database): Throttle {
  return {
    async spend(limits) {
      const used = await database.system((tx) => take(tx, limits));
      const waits = used.filter(({ count }, index) => count > (limits[index]?.most ?? 0));
      if (waits.length === 0) return;
      const retryAfter = Math.max(1, ...waits.map(({ secondsLeft }) => Math.ceil(secondsLeft)));
      throw new Failure("throttled", { retryAfter });
    },
    async refund(limits) {
      await database.system((tx) => giveBack(tx, limits));
    },
  };
}
