import type { AddSong } from "@bandstand/contracts/songs";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { NEW_COLUMNS, NEW_RECORD, newValues } from "../../records/songs/song-columns.ts";

/**
 * One statement for any number of songs, which come as one piece of JSON: to spell megabytes of words as a list of the
 * database took the driver thirty times as long, and everybody waited for it. Ids follow the order of the songs.
 */
const ADD = `
  insert into songs (band_id, ${NEW_COLUMNS})
  select $1, ${newValues((column) => `g.${column}`)}
  from rows from (json_to_recordset($2::json) as (${NEW_RECORD})) with ordinality g (${NEW_COLUMNS}, place) order by g.place`;

export async function insertSongs(tx: BandTransaction, songs: readonly AddSong[]): Promise<number> {
  await tx.rows({ text: ADD }, [tx.bandId, JSON.stringify(songs)]);
  return songs.length;
}
