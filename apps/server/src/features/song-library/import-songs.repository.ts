import { fieldsOf } from "@bandstand/contracts/shapes";
import { type AddSong, songFields } from "@bandstand/contracts/songs";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { songs } from "../../platform/database/schema/songs.ts";
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

export async function insertSongs(tx: BandTransaction, added: readonly AddSong[]): Promise<number> {
  await tx.rows({ text: ADD }, [tx.bandId, JSON.stringify(added)]);
  return added.length;
}

const FIELDS = fieldsOf(songFields);

/** All that people say of a song. */
export type KeptSong = Required<AddSong> & { id: number; updatedAt: string };

/** Those that are there, held until the transaction ends; by id, so that two who change many do not wait for each other. */
export function lockWholeSongs(tx: BandTransaction, ids: readonly number[]): Promise<KeptSong[]> {
  return tx.rows<KeptSong>(
    {
      name: "lock_whole_songs",
      text: `
        select s.id, ${selected(songs, ["updatedAt", ...FIELDS], "s")} from songs s
        where s.band_id = $1 and s.id = any ($2::integer[]) order by s.id for no key update`,
    },
    [tx.bandId, ids],
  );
}

const SET = FIELDS.map((field) => `${songs[field].name} = g."${field}"`).join(", ");

/** They come as one piece of JSON, as new ones do. */
export async function putWholeSongs(
  tx: BandTransaction,
  changed: readonly KeptSong[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        update songs s set ${SET}
        from json_to_recordset($2::json) g (id integer, ${NEW_RECORD}) where s.band_id = $1 and s.id = g.id`,
    },
    [tx.bandId, JSON.stringify(changed)],
  );
}
