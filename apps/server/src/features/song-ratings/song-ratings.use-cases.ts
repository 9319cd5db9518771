/** Ratings: everybody in the band sees them, each member gives their own. */
import { Failure } from "@bandstand/contracts/failure";
import type { SongRating } from "@bandstand/contracts/song-ratings";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { averageRating, listRatings, type OfWhom, putRating } from "./song-ratings.repository.ts";

export function list(database: Database, caller: Caller, of: OfWhom): Promise<SongRating[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => listRatings(tx, of));
}

/** Throws `song_not_found`. */
export function find(
  database: Database,
  caller: Caller,
  of: Required<OfWhom>,
): Promise<{ rating: number | null }> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const [found] = await listRatings(tx, of);
    if (!found && !(await averageRating(tx, of.songId))) throw new Failure("song_not_found");
    return { rating: found?.rating ?? null };
  });
}

/** Throws `no_right` for somebody else's rating, and `song_not_found`. */
export function rate(
  database: Database,
  caller: Caller,
  { userId, songId, rating }: { userId: number; songId: number; rating: number },
): Promise<{ rating: number; avgRating: number }> {
  if (userId !== caller.userId) throw new Failure("no_right");
  return database.band(bandScope(caller), async (tx) => {
    if (!(await putRating(tx, { songId, bandUserId: caller.id, rating })))
      throw new Failure("song_not_found");
    // A trigger has added it up: what a statement changed by triggers is seen from the next one on.
    const average = await averageRating(tx, songId);
    return { rating, avgRating: average?.avgRating ?? rating };
  });
}
