/** Many songs of files at once, new ones and what is said of those that are here: all or nothing. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import {
  IMPORT_REFUSALS,
  type ImportedChange,
  type ImportSongs,
} from "@bandstand/contracts/song-library";
import { SONG_MESSAGES, songFields } from "@bandstand/contracts/songs";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { withOneGenre } from "@bandstand/domain/song-genre";
import { mergeSong } from "@bandstand/domain/song-merge";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { announceSaved } from "../../records/kit/record-changes.ts";
import { SONG } from "../../records/songs/song-kind.ts";
import {
  insertSongs,
  type KeptSong,
  lockWholeSongs,
  putWholeSongs,
} from "./import-songs.repository.ts";
import { findLookups, type Lookups } from "./lookups.repository.ts";

type Imported = { imported: number; changed: number };

/**
 * Throws `invalid` naming each genre and status that does not exist, and each song that is gone or was changed by somebody else,
 * and `limit_reached`. Cancelled before its end, it changes nothing.
 */
export function importMany(
  database: Database,
  caller: Caller,
  { songs, changes = [] }: ImportSongs,
  cancelled: AbortSignal,
): Promise<Imported> {
  return database.band(bandScope(caller), async (tx) => {
    const lookups = await findLookups(tx);
    refuse([
      ...unknownLookups("songs", songs, lookups),
      ...unknownLookups("changes", changes, lookups),
    ]);
    const added = songs.map((song) => withOneGenre({ seconds: DEFAULT_SECONDS, ...song }));
    const imported = added.length === 0 ? 0 : await insertSongs(tx, added);
    const changed = changes.length === 0 ? 0 : await mergeMany(tx, changes);
    await checkLimit(tx, "songs", { inBulk: true });
    throwIfAborted(cancelled);
    return { imported, changed };
  });
}

/** Several may be about one song: each is brought onto what those before it have left. */
async function mergeMany(tx: BandTransaction, changes: readonly ImportedChange[]): Promise<number> {
  const kept = new Map<number, KeptSong>();
  for (const song of await lockWholeSongs(tx, [...new Set(changes.map(({ id }) => id))])) {
    kept.set(song.id, song);
  }
  refuse(changes.flatMap((change, index) => refusalOf(change, kept.get(change.id), index)));
  const changed = new Map<number, KeptSong>();
  for (const { id, way, updatedAt: _seen, ...given } of changes) {
    const own = changed.get(id) ?? kept.get(id);
    if (own === undefined) continue;
    const merged = mergeSong(partOf(own, FIELDS), given, { way, tags: LIMITS.chips });
    if (Object.keys(merged).length > 0) changed.set(id, { ...own, ...withOneGenre(merged) });
  }
  if (changed.size > 0) {
    await putWholeSongs(tx, [...changed.values()]);
    await announceSaved(tx, SONG, [...changed.keys()]);
  }
  return changed.size;
}

const FIELDS = fieldsOf(songFields);

function refusalOf(
  { updatedAt }: ImportedChange,
  song: KeptSong | undefined,
  index: number,
): FieldFailure[] {
  if (song === undefined) return [{ path: `changes.${index}.id`, message: IMPORT_REFUSALS.gone }];
  return updatedAt === undefined || updatedAt === song.updatedAt
    ? []
    : [{ path: `changes.${index}.id`, message: IMPORT_REFUSALS.changed }];
}

function refuse(fields: FieldFailure[]): void {
  if (fields.length > 0) throw new Failure("invalid", { fields });
}

function unknownLookups(
  list: keyof ImportSongs,
  songs: readonly { genreId?: number | null | undefined; songStatusId?: number | undefined }[],
  { genreIds, statusIds }: Lookups,
): FieldFailure[] {
  return songs.flatMap(({ genreId, songStatusId }, index) => [
    ...(typeof genreId === "number" && !genreIds.has(genreId)
      ? [{ path: `${list}.${index}.genreId`, message: SONG_MESSAGES.unknownGenre }]
      : []),
    ...(songStatusId !== undefined && !statusIds.has(songStatusId)
      ? [{ path: `${list}.${index}.songStatusId`, message: SONG_MESSAGES.unknownStatus }]
      : []),
  ]);
}
