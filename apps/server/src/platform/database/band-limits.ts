/** Holds a band to the number of records that its lists can show. */
import { Failure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { BAND_LIMITS, type LimitedRecords, limitMessage } from "@bandstand/domain/band-limits";
import { MOST_INTERLUDES } from "@bandstand/domain/setlist-interludes";
import type { BandTransaction } from "./transactions.ts";

const TABLES: Record<LimitedRecords, readonly string[]> = {
  songs: ["songs"],
  setlists: ["setlists"],
  setlistEntries: ["setlist_songs", "setlist_interludes"],
};

/** The most that a usual call adds. */
const ADDED: Record<LimitedRecords, number> = {
  songs: 1,
  setlists: 1,
  setlistEntries: LIMITS.setlistSongs + MOST_INTERLUDES,
};

/** Transactions of one band that may add at the same moment, over all servers: more than there are connections. */
const AT_ONCE = 50;

/**
 * Called in the transaction that has added them, `inBulk` where it may be any number. Far from the limit it only counts, so
 * that writers of one band do not wait for each other; near it they come one by one. Throws `limit_reached`.
 */
export async function checkLimit(
  tx: BandTransaction,
  records: LimitedRecords,
  { inBulk = false } = {},
): Promise<void> {
  const { most } = BAND_LIMITS[records];
  const safe = most - AT_ONCE * ADDED[records];
  if (!inBulk && (await count(tx, records)) <= safe) return;
  await tx.rows({ text: "select pg_advisory_xact_lock(hashtext('band limits'), $1)" }, [tx.bandId]);
  if ((await count(tx, records)) > most)
    throw new Failure("limit_reached", {
      message: limitMessage(records),
      details: { limit: most },
    });
}

async function count(tx: BandTransaction, records: LimitedRecords): Promise<number> {
  const counts = TABLES[records].map(
    (table) => `(select count(*) from ${table} where band_id = $1)`,
  );
  const [row] = await tx.arrays<[number]>(
    { name: `count_${records}`, text: `select (${counts.join(" + ")})::integer` },
    [tx.bandId],
  );
  return row?.[0] ?? 0;
}
