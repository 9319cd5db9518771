import type { SongRating } from "@bandstand/contracts/song-ratings";
import { BAND_LIMITS } from "@bandstand/domain/band-limits";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface OfWhom {
  songId?: number | undefined;
  /** The account of the member, not the membership. */
  userId?: number | undefined;
}

/** A band's members are not counted: of all their ratings one answer tells as many as one member may give. */
const MOST_TOLD = BAND_LIMITS.songs.most;

/** By song and nickname; of one song, of one member, or the first of all. */
export function listRatings(
  tx: BandTransaction,
  { songId, userId }: OfWhom,
): Promise<SongRating[]> {
  return tx.rows<SongRating>(
    {
      name: "list_song_ratings",
      text: `
        select r.song_id as "songId", m.user_id as "userId", m.nickname, r.rating
        from song_ratings r join band_users m on m.band_id = r.band_id and m.id = r.band_user_id
        where r.band_id = $1 and ($2::integer is null or r.song_id = $2)
          and ($3::integer is null or m.user_id = $3)
        order by r.song_id, m.nickname, m.id limit $4`,
    },
    [tx.bandId, songId ?? null, userId ?? null, MOST_TOLD],
  );
}

/** Undefined where there is no such song. */
export async function averageRating(
  tx: BandTransaction,
  songId: number,
): Promise<{ avgRating: number | null } | undefined> {
  const [song] = await tx.rows<{ avgRating: number | null }>(
    {
      name: "average_song_rating",
      text: `select avg_rating as "avgRating" from songs where band_id = $1 and id = $2`,
    },
    [tx.bandId, songId],
  );
  return song;
}

/** False where there is no such song. */
export async function putRating(
  tx: BandTransaction,
  { songId, bandUserId, rating }: { songId: number; bandUserId: number; rating: number },
): Promise<boolean> {
  const put = await tx.rows(
    {
      name: "put_song_rating",
      // The song is held, so that it cannot go between being found and being rated.
      text: `
        with song as (select id from songs where band_id = $1 and id = $2 for key share)
        insert into song_ratings (band_id, song_id, band_user_id, rating)
        select $1, id, $3, $4 from song
        on conflict (band_id, song_id, band_user_id) do update set rating = excluded.rating
        returning id`,
    },
    [tx.bandId, songId, bandUserId, rating],
  );
  return put.length > 0;
}
