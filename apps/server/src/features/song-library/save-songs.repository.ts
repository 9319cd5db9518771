import type { SongRow } from "@bandstand/contracts/songs";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export type ChangedSong = Pick<SongRow, "id" | "songStatusId" | "genreId" | "ownGenre" | "chips">;

/** Those that are there, held until the transaction ends; by id, so that two who change many do not wait for each other. */
export function lockSongs(tx: BandTransaction, ids: readonly number[]): Promise<ChangedSong[]> {
  return tx.rows<ChangedSong>(
    {
      text: `
        select id, song_status_id as "songStatusId", genre_id as "genreId", own_genre as "ownGenre", chips
        from songs
        where band_id = $1 and id = any ($2) order by id for no key update`,
    },
    [tx.bandId, ids],
  );
}

/** Songs that are so already stay untouched. They come as one piece of JSON, as those of an import do. */
export async function putSongs(tx: BandTransaction, songs: readonly ChangedSong[]): Promise<void> {
  await tx.rows(
    {
      text: `
        update songs s set song_status_id = g."songStatusId", genre_id = g."genreId", own_genre = g."ownGenre", chips = g.chips
        from json_to_recordset($2::json) g (id integer, "songStatusId" integer, "genreId" integer, "ownGenre" text, chips jsonb)
        where s.band_id = $1 and s.id = g.id
          and (s.song_status_id, s.genre_id, s.own_genre, s.chips)
            is distinct from (g."songStatusId", g."genreId", g."ownGenre", g.chips)`,
    },
    [tx.bandId, JSON.stringify(songs)],
  );
}
