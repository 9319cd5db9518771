/**
 * Bookmarks of one member. The column `sequence` says which comes first; the number on the wire is the place in that order,
 * which stays without gaps when a bookmark goes with its song.
 *
 * What handles one bookmark or thousands is planned each time: a plan kept from a short list takes seconds on a long one.
 */
import { type Bookmark, bookmark } from "@bandstand/contracts/bookmarks";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { jsonPairs } from "../../platform/database/columns-in-sql.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const SONG_FIELDS = fieldsOf(without(bookmark.shape.Song.shape, ["SongStatus"]));

/** All by sequence, or the one of a song. */
export function listBookmarks(
  tx: BandTransaction,
  bandUserId: number,
  songId?: number,
): Promise<Bookmark[]> {
  return tx.rows<Bookmark>(
    {
      text: `
        select b.id, b.song_id as "songId", b.place as sequence, json_build_object(
          ${jsonPairs(songs, SONG_FIELDS, "s")},
          'SongStatus', json_build_object('tag', t.tag, 'name', t.name, 'sequence', t.sequence)
        ) as "Song"
        from (
          select id, song_id, row_number() over (order by sequence, id)::integer as place
          from bookmarks where band_id = $1 and band_user_id = $2
        ) b
        join songs s on s.band_id = $1 and s.id = b.song_id
        join song_statuses t on t.id = s.song_status_id
        where $3::integer is null or b.song_id = $3
        order by b.place`,
    },
    [tx.bandId, bandUserId, songId ?? null],
  );
}

/** Holds the member's bookmarks until the transaction ends, and tells their ids in order. */
export async function lockOrder(tx: BandTransaction, bandUserId: number): Promise<number[]> {
  // The member's row stands for the list: a list without bookmarks has no row that could be held.
  await tx.rows(
    {
      name: "lock_bookmarks",
      text: "select id from band_users where band_id = $1 and id = $2 for no key update",
    },
    [tx.bandId, bandUserId],
  );
  const rows = await tx.arrays<[number]>(
    {
      name: "order_of_bookmarks",
      text: "select id from bookmarks where band_id = $1 and band_user_id = $2 order by sequence, id",
    },
    [tx.bandId, bandUserId],
  );
  return rows.map(([id]) => id);
}

/** How many of the songs are there; they stay until the transaction ends. */
export async function countSongs(tx: BandTransaction, ids: readonly number[]): Promise<number> {
  const found = await tx.arrays(
    {
      text: "select id from songs where band_id = $1 and id = any ($2) order by id for key share",
    },
    [tx.bandId, ids],
  );
  return found.length;
}

/** The ids of the new bookmarks, in the order of their songs. */
export async function insertBookmarks(
  tx: BandTransaction,
  bandUserId: number,
  songIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.arrays<[number]>(
    {
      text: `
        with added as (
          insert into bookmarks (band_id, band_user_id, song_id, sequence)
          select $1, $2, song_id, place from unnest($3::integer[]) with ordinality g (song_id, place)
          on conflict (band_id, band_user_id, song_id) do nothing
          returning id, sequence
        )
        select id from added order by sequence`,
    },
    [tx.bandId, bandUserId, songIds],
  );
  return rows.map(([id]) => id);
}

export async function putOrder(
  tx: BandTransaction,
  bandUserId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        update bookmarks b set sequence = g.place
        from unnest($3::integer[]) with ordinality g (id, place)
        where b.band_id = $1 and b.band_user_id = $2 and b.id = g.id and b.sequence <> g.place`,
    },
    [tx.bandId, bandUserId, ids],
  );
}

export async function deleteBookmarks(
  tx: BandTransaction,
  bandUserId: number,
  { ids = [], songIds = [] }: { ids?: readonly number[]; songIds?: readonly number[] },
): Promise<void> {
  await tx.rows(
    {
      text: `
        delete from bookmarks
        where band_id = $1 and band_user_id = $2 and (id = any ($3) or song_id = any ($4))`,
    },
    [tx.bandId, bandUserId, ids, songIds],
  );
}
