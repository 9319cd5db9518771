import type { Database, SystemTransaction } from "../database/transactions.ts";
import type { Limit } from "./limit.ts";

export interface Used {
  /** Tries in the window that runs, this one included. */
  count: number;
  /** Until the window ends. */
  secondsLeft: number;
}

/**
 * Counts one try in the bucket's window; `now` is the database's own where it is null. A statement by itself: nobody holds a
 * count while waiting for another.
 */
export async function take(database: Database, limit: Limit, now: Date | null): Promise<Used> {
  const used = await database.systemOne<Used>(
    {
      name: "throttle_take",
      text: `
        insert into rate_limits as r (key, window_start, count, expires_at)
        select $1, w.start, 1, w.start + make_interval(secs => $2::integer)
        from (
          select to_timestamp(floor(extract(epoch from coalesce($3, now())) / $2::integer) * $2::integer) as start
        ) w
        on conflict (key, window_start) do update set count = r.count + 1
        returning count, extract(epoch from expires_at - coalesce($3::timestamptz, now()))::float8 as "secondsLeft"`,
    },
    [limit.bucket, limit.windowSeconds, now],
  );
  if (!used) throw new Error("A try was not counted.");
  return used;
}

export async function giveBack(
  tx: SystemTransaction,
  limits: readonly Limit[],
  now: Date | null,
): Promise<void> {
  await tx.rows(
    {
      name: "throttle_give_back",
      text: `
        update rate_limits set count = greatest(0, count - 1)
        where key = any ($1::text[]) and expires_at > coalesce($2, now())`,
    },
    [limits.map(({ bucket }) => bucket), now],
  );
}
