import type { SystemTransaction } from "../database/transactions.ts";
import type { Limit } from "./throttle.ts";

export interface Used {
  /** Tries in the window that runs, this one included. */
  count: number;
  /** Until the window ends. */
  secondsLeft: number;
}

/** Counts one try in each bucket's window, in the order of the limits. Buckets are taken in one order by all, so that nobody waits in a circle. */
export async function take(tx: SystemTransaction, limits: readonly Limit[]): Promise<Used[]> {
  const rows = await tx.rows<Used & { key: string }>(
    {
      name: "throttle_take",
      text: `
        insert into rate_limits as r (key, window_start, count, expires_at)
        select l.key, w.start, 1, w.start + make_interval(secs => l.seconds)
        from unnest($1::text[], $2::integer[]) l (key, seconds),
          lateral (select to_timestamp(floor(extract(epoch from now()) / l.seconds) * l.seconds) as start) w
        order by l.key
        on conflict (key, window_start) do update set count = r.count + 1
        returning key, count, extract(epoch from expires_at - now())::float8 as "secondsLeft"`,
    },
    parameters(limits),
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return limits.map(({ bucket }) => byKey.get(bucket) ?? { count: 0, secondsLeft: 0 });
}

export async function giveBack(tx: SystemTransaction, limits: readonly Limit[]): Promise<void> {
  await tx.rows(
    {
      name: "throttle_give_back",
      text: `
        update rate_limits r set count = greatest(0, r.count - 1)
        from unnest($1::text[], $2::integer[]) l (key, seconds)
        where r.key = l.key and r.expires_at > now()`,
    },
    parameters(limits),
  );
}

function parameters(limits: readonly Limit[]) {
  return [limits.map(({ bucket }) => bucket), limits.map(({ windowSeconds }) => windowSeconds)];
}
