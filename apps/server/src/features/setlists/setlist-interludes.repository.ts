/** Breaks and spoken notes of set lists. */
import { interlude as told } from "@bandstand/contracts/setlist-interludes";
import { fieldsOf } from "@bandstand/contracts/shapes";
import type { Interlude } from "@bandstand/domain/setlist-interludes";
import { columnNames, parameterLists, selected } from "../../platform/database/columns-in-sql.ts";
import { setlistInterludes } from "../../platform/database/schema/setlists.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const FIELDS = fieldsOf(told.shape);
const COLUMNS = columnNames(setlistInterludes, FIELDS);
const LISTS = parameterLists(setlistInterludes, FIELDS, 3);

/** In the order of the set list. */
export function interludesOf(tx: BandTransaction, setlistId: number): Promise<Interlude[]> {
  return tx.rows<Interlude>(
    {
      name: "setlist_interludes",
      text: `
        select ${selected(setlistInterludes, FIELDS, "i")}
        from setlist_interludes i where band_id = $1 and setlist_id = $2 order by position`,
    },
    [tx.bandId, setlistId],
  );
}

/** Puts exactly these between the songs of a set list, in this order. Two statements, however many. */
export async function replaceInterludes(
  tx: BandTransaction,
  setlistId: number,
  interludes: readonly Interlude[],
): Promise<void> {
  await tx.rows(
    {
      name: "drop_interludes",
      text: "delete from setlist_interludes where band_id = $1 and setlist_id = $2",
    },
    [tx.bandId, setlistId],
  );
  if (interludes.length === 0) return;
  await tx.rows(
    {
      name: "put_interludes",
      text: `
        insert into setlist_interludes (band_id, setlist_id, ${COLUMNS}, position)
        select $1, $2, * from unnest(${LISTS}) with ordinality`,
    },
    [
      tx.bandId,
      setlistId,
      ...FIELDS.map((field) => interludes.map((interlude) => interlude[field])),
    ],
  );
}
