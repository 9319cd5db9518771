import type { SongRow } from "@bandstand/contracts/songs";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export type ChangedSong = Pick<SongRow, "id" | "songStatusId" | "genreId" | "chips">;

/** Those that are there, held until the transaction ends; by id, so that two who change many do not wait for each other. */
export function lockSongs(tx: BandTransaction, ids: readonly number[]): Promise<ChangedSong[]> {
  return tx.rows<ChangedSong>(
    {
      text: `
        select id, song_status_id as "songStatusId", genre_id as "genreId", chips from songs
        where band_id = $1 and id = any ($2) order by id for no key update`,
    },
    [tx.bandId, ids],
  );
}

/** Songs that are so already stay untouched. */
export async function putSongs(tx: BandTransaction, songs: readonly ChangedSong[]): Promise<void> {
  await tx.rows(
    {
      text: `
        update songs s set song_status_id = g.song_status_id, genre_id = g.genre_id, chips = g.chips::jsonb
        from unnest($2::integer[], $3::integer[], $4::integer[], $5::text[]) g (id, song_status_id, genre_id, chips)
        where s.band_id = $1 and s.id = g.id
          and (s.song_status_id, s.genre_id, s.chips) is distinct from (g.song_status_id, g.genre_id, g.chips::jsonb)`,
    },
    [
      tx.bandId,
      songs.map(({ id }) => id),
      songs.map(({ songStatusId }) => songStatusId),
      songs.map(({ genreId }) => genreId),
      songs.map(({ chips }) => JSON.stringify(chips)),
    ],
  );
}
