/** Many new songs at once: all of them or none. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import { type AddSong, SONG_MESSAGES } from "@bandstand/contracts/songs";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { insertSongs } from "./import-songs.repository.ts";
import { findLookups, type Lookups } from "./lookups.repository.ts";

/** Throws `invalid` naming each genre and status that does not exist, and `limit_reached`. Cancelled before its end, it adds nothing. */
export function importMany(
  database: Database,
  caller: Caller,
  songs: readonly AddSong[],
  cancelled: AbortSignal,
): Promise<{ imported: number }> {
  return database.band(bandScope(caller), async (tx) => {
    const fields = unknownLookups(songs, await findLookups(tx));
    if (fields.length > 0) throw new Failure("invalid", { fields });
    const added = songs.map((song) => ({ seconds: DEFAULT_SECONDS, ...song }));
    const imported = await insertSongs(tx, added);
    await checkLimit(tx, "songs", { inBulk: true });
    throwIfAborted(cancelled);
    return { imported };
  });
}

function unknownLookups(
  songs: readonly AddSong[],
  { genreIds, statusIds }: Lookups,
): FieldFailure[] {
  return songs.flatMap(({ genreId, songStatusId }, index) => [
    ...(typeof genreId === "number" && !genreIds.has(genreId)
      ? [{ path: `songs.${index}.genreId`, message: SONG_MESSAGES.unknownGenre }]
      : []),
    ...(songStatusId !== undefined && !statusIds.has(songStatusId)
      ? [{ path: `songs.${index}.songStatusId`, message: SONG_MESSAGES.unknownStatus }]
      : []),
  ]);
}
