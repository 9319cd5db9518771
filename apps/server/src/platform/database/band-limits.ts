/** Holds a band to the number of records that its lists can show. */
import { Failure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { BAND_LIMITS, type LimitedRecords, limitMessage } from "@bandstand/domain/band-limits";
import { MOST_INTERLUDES } from "@bandstand/domain/interlude-kinds";
import type { BandTransaction } from "./transactions.ts";

/** Where they are kept, when that is no table of their name. */
const TABLES: Partial<Record<LimitedRecords, readonly string[]>> = {
  setlistEntries: ["setlist_songs", "setlist_interludes"],
};

export const tablesOf = (records: LimitedRecords): readonly string[] =>
  TABLES[records] ?? [records];

/** The most that a usual call adds, when that is not one. */
const ADDED: Partial<Record<LimitedRecords, number>> = {
  setlistEntries: LIMITS.setlistSongs + MOST_INTERLUDES,
};

const addedAtOnce = (records: LimitedRecords) => ADDED[records] ?? 1;

/** Transactions of one band that may add at the same moment, over all servers: more than there are connections. */
const AT_ONCE = 50;

/** Milliseconds for which a count far from the limit still holds. */
const COUNT_HOLDS = 5000;

/** Of the room that a count has found, the part that may be filled before the next: servers that share a band share it. */
const UNCOUNTED = 1 / 64;

/**
 * Called in the transaction that has added them, `inBulk` where it may be any number. Far from the limit it counts now and
 * then, so that writers of one band neither wait for each other nor read all that it has; near it they come one by one. An
 * import on another server within those seconds may let a band pass its limit by that part. Throws `limit_reached`.
 */
export async function checkLimit(
  tx: BandTransaction,
  records: LimitedRecords,
  { inBulk = false } = {},
): Promise<void> {
  const { most } = BAND_LIMITS[records];
  if (inBulk) tx.uncounted.delete(key(tx, records));
  else if (isKnownToFit(tx, records)) return;
  else {
    const room = most - AT_ONCE * addedAtOnce(records) - (await count(tx, records));
    if (room >= 0) return rememberRoom(tx, records, room);
  }
  await tx.rows({ text: "select pg_advisory_xact_lock(hashtext('band limits'), $1)" }, [tx.bandId]);
  if ((await count(tx, records)) > most)
    throw new Failure("limit_reached", {
      message: limitMessage(records),
      details: { limit: most },
    });
}

const key = (tx: BandTransaction, records: LimitedRecords) => `${tx.bandId} ${records}`;

function isKnownToFit(tx: BandTransaction, records: LimitedRecords): boolean {
  const known = tx.uncounted.get(key(tx, records));
  if (!known || known.until < Date.now() || known.left < addedAtOnce(records)) return false;
  known.left -= addedAtOnce(records);
  return true;
}

function rememberRoom(tx: BandTransaction, records: LimitedRecords, room: number): void {
  if (tx.uncounted.size >= MOST_REMEMBERED) tx.uncounted.clear();
  tx.uncounted.set(key(tx, records), { left: room * UNCOUNTED, until: Date.now() + COUNT_HOLDS });
}

const MOST_REMEMBERED = 1000;

async function count(tx: BandTransaction, records: LimitedRecords): Promise<number> {
  const counts = tablesOf(records).map(
    (table) => `(select count(*) from ${table} where band_id = $1)`,
  );
  const [row] = await tx.arrays<[number]>(
    { name: `count_${records}`, text: `select (${counts.join(" + ")})::integer` },
    [tx.bandId],
  );
  return row?.[0] ?? 0;
}
