/** Venues from a table and as one. */
import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import type { AddVenue } from "@bandstand/contracts/venues";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { VENUE_MESSAGES } from "@bandstand/domain/venue-form";
import { VENUE_TABLE_HEAD, venueRecord } from "@bandstand/domain/venue-table";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { Database } from "../../platform/database/transactions.ts";
import { type Spooled, spool } from "../../platform/files/spool.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { pageOfVenues } from "./venue-files.repository.ts";
import { insertVenues, listTypeIds } from "./venues.repository.ts";

/** All or none. Throws `invalid` naming each type that does not exist, and `limit_reached`. Cancelled, it adds nothing. */
export function importMany(
  database: Database,
  caller: Caller,
  venues: readonly AddVenue[],
  cancelled: AbortSignal,
): Promise<{ imported: number }> {
  return database.band(bandScope(caller), async (tx) => {
    const types = await listTypeIds(tx);
    const fields = venues.flatMap(({ venueTypeId }, index) =>
      typeof venueTypeId === "number" && !types.has(venueTypeId)
        ? [{ path: `venues.${index}.venueTypeId`, message: VENUE_MESSAGES.unknownType }]
        : [],
    );
    if (fields.length > 0) throw new Failure("invalid", { fields });
    const imported = await insertVenues(tx, venues);
    await checkLimit(tx, "venues", { inBulk: true });
    throwIfAborted(cancelled);
    return { imported };
  });
}

/** Venues that are in memory at a time. */
const PAGE = 100;
/** Bytes of the table, which is more than all venues with every text as long as it may be. */
const LARGEST = 500 * 1024 * 1024;

/** Written to a file page by page, and told only once it is whole. */
export function exportAsTable(
  database: Database,
  caller: Caller,
  signal: AbortSignal,
): Promise<Spooled> {
  async function* table() {
    yield Buffer.from(BYTE_ORDER_MARK + writeCsvRecord(VENUE_TABLE_HEAD));
    let after = { name: "", id: 0 };
    for (;;) {
      const page = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        pageOfVenues(tx, after, PAGE),
      );
      yield Buffer.from(page.map((venue) => writeCsvRecord(venueRecord(venue))).join(""));
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = { name: last.sortName, id: last.id };
    }
  }
  return spool(() => Readable.from(table(), { objectMode: false }), {
    maximumSize: LARGEST,
    signal,
  });
}
