/** A set list and all that stands in it, once more. */
import { LIMITS } from "@bandstand/contracts/limits";
import { setlistFields } from "@bandstand/contracts/setlists";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { getTableColumns } from "drizzle-orm";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { columnNames } from "../../platform/database/columns-in-sql.ts";
import {
  setlistInterludes,
  setlistSongs,
  setlists,
} from "../../platform/database/schema/setlists.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const COPY_SUFFIX = " - Copy";
/** Characters of a name that leave room for the suffix: the copy is a set list that can be saved. */
const COPIED_NAME = LIMITS.shortText - COPY_SUFFIX.length;

const IN_ANOTHER = ["id", "bandId", "setlistId"] as const;
const COPIED_OF_PLACES = fieldsOf(without(getTableColumns(setlistSongs), IN_ANOTHER));
const COPIED_OF_INTERLUDES = fieldsOf(without(getTableColumns(setlistInterludes), IN_ANOTHER));
const COPIED = columnNames(
  setlists,
  fieldsOf(without(setlistFields, ["name", "permanent", "versionDate", "songs", "interludes"])),
);

/** Throws `limit_reached`. Undefined when there is none. */
export async function copySetlist(
  tx: BandTransaction,
  setlistId: number,
): Promise<number | undefined> {
  const copied = await insertCopy(tx, setlistId);
  await checkLimit(tx, "setlists");
  await checkLimit(tx, "setlistEntries");
  return copied;
}

/** Under its name with ` - Copy` behind it; everything but its events and whether it is permanent. */
async function insertCopy(tx: BandTransaction, setlistId: number): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        with copy as (
          insert into setlists (band_id, name, ${COPIED})
          select band_id, rtrim(left(name, ${COPIED_NAME})) || '${COPY_SUFFIX}', ${COPIED}
          from setlists where band_id = $1 and id = $2
          returning id
        ), places as (
          insert into setlist_songs (band_id, setlist_id, ${columnNames(setlistSongs, COPIED_OF_PLACES)})
          select p.band_id, copy.id, ${columnNames(setlistSongs, COPIED_OF_PLACES, "p")}
          from setlist_songs p, copy where p.band_id = $1 and p.setlist_id = $2
        ), between as (
          insert into setlist_interludes (band_id, setlist_id, ${columnNames(setlistInterludes, COPIED_OF_INTERLUDES)})
          select i.band_id, copy.id, ${columnNames(setlistInterludes, COPIED_OF_INTERLUDES, "i")}
          from setlist_interludes i, copy where i.band_id = $1 and i.setlist_id = $2
        )
        select id from copy`,
    },
    [tx.bandId, setlistId],
  );
  return row?.id;
}
