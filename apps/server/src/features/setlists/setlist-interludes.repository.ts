/** Breaks and spoken notes of set lists. */
import type { Interlude } from "@bandstand/domain/setlist-interludes";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** In the order of the set list. */
export function interludesOf(tx: BandTransaction, setlistId: number): Promise<Interlude[]> {
  return tx.rows<Interlude>(
    {
      name: "setlist_interludes",
      text: `
        select setlist_section_id as "setlistSectionId", after_sequence as "afterSequence", kind, text, seconds
        from setlist_interludes where band_id = $1 and setlist_id = $2 order by position`,
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
        insert into setlist_interludes
          (band_id, setlist_id, setlist_section_id, after_sequence, kind, text, seconds, position)
        select $1, $2, * from unnest($3::integer[], $4::integer[], $5::text[], $6::text[], $7::integer[])
          with ordinality`,
    },
    [
      tx.bandId,
      setlistId,
      interludes.map(({ setlistSectionId }) => setlistSectionId),
      interludes.map(({ afterSequence }) => afterSequence),
      interludes.map(({ kind }) => kind),
      interludes.map(({ text }) => text),
      interludes.map(({ seconds }) => seconds),
    ],
  );
}
