/** Tells those who have set lists open that these have changed, and by whom. */
import { CHANNEL } from "../live/announce.ts";
import type { BandTransaction } from "../database/transactions.ts";

/** What streams of a set list are about. */
export const setlistTopic = (setlistId: number | string) => `setlist ${setlistId}`;

/** One statement, however many. To be called once they stand as they are to be: what is told is when they were signed. */
export async function announceSaved(
  tx: BandTransaction,
  setlistIds: readonly number[],
): Promise<void> {
  await tx.rows(
    {
      name: "announce_saved",
      text: `
        select pg_notify('${CHANNEL}', json_build_object(
          'band', l.band_id, 'kind', 'event', 'topic', $3 || l.id, 'event', 'saved',
          'data', json_build_object(
            'updatedAt', to_char(l.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'by', case when m.id is not null then json_build_object('bandUserId', m.id, 'nickname', m.nickname) end)
        )::text)
        from setlists l left join band_users m on m.band_id = l.band_id and m.id = l.updated_by_id
        where l.band_id = $1 and l.id = any($2::integer[])`,
    },
    [tx.bandId, setlistIds, setlistTopic("")],
  );
}
