/** Counts tries in the database, so that a limit holds whichever server is asked. */
import { Failure } from "@bandstand/contracts/failure";
import type { Database } from "../database/transactions.ts";
import type { Limit } from "./limit.ts";
import { giveBack, take } from "./throttle.repository.ts";

export interface Throttle {
  /**
   * Counts one try against each limit in turn. Throws `throttled` with the seconds to wait at the first that is used up;
   * those behind it are not counted. With the client's address first, whoever is stopped there leaves nothing behind,
   * whatever accounts are named.
   */
  spend(limits: readonly Limit[]): Promise<void>;
  /** Counts one try, and says how many are too many; 0 while the limit holds. */
  excess(limit: Limit): Promise<number>;
  /** Takes the try back: what succeeds is free. */
  refund(limits: readonly Limit[]): Promise<void>;
}

/** @param now the time that windows are taken of; the database's own when left out */
export function databaseThrottle(
  database: Database,
  now: () => Date | null = () => null,
): Throttle {
  return {
    async spend(limits) {
      for (const limit of limits) {
        const { count, secondsLeft } = await take(database, limit, now());
        if (count <= limit.most) continue;
        throw new Failure("throttled", { retryAfter: Math.max(1, Math.ceil(secondsLeft)) });
      }
    },
    async excess(limit) {
      const { count } = await take(database, limit, now());
      return Math.max(0, count - limit.most);
    },
    async refund(limits) {
      await database.system((tx) => giveBack(tx, limits, now()));
    },
  };
}
