/** Songs: reading, adding, saving with an eye on who else saved, deleting with an eye on set lists. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { canSeeSetlistName } from "@bandstand/domain/band-permissions";
import { type AddSong, type SaveSong, type Song, SONG_MESSAGES } from "@bandstand/contracts/songs";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { removeReleased } from "../../platform/files/stored-files.ts";
import { releaseFiles } from "../../platform/files/stored-files.repository.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { SETLIST } from "../../records/setlists/setlist-kind.ts";
import { withKeyAsWritten } from "../../records/songs/key-as-written.ts";
import { SONG } from "../../records/songs/song-kind.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { PreparedJson } from "../../platform/http/prepared-json.ts";
import type { Logger } from "../../platform/log/log.ts";
import { recordingFilesOf } from "../../records/recordings/recordings.repository.ts";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { withOneGenre } from "@bandstand/domain/song-genre";
import { listSongsAsJson } from "../../records/songs/song-rows.ts";
import {
  deleteSong,
  findSong,
  insertSong,
  setlistsHolding,
  takeOutOfSetlists,
  updateSong,
} from "./songs.repository.ts";

export interface SongServices {
  database: Database;
  files: FileStore;
  log: Logger;
}

export function list(
  database: Database,
  caller: Caller,
  search: string | undefined,
): Promise<PreparedJson> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listSongsAsJson(tx, search?.trim() ?? ""),
  );
}

/** Throws `song_not_found`. */
export function read(database: Database, caller: Caller, songId: number): Promise<Song> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) =>
    found(SONG, await findSong(tx, songId)),
  );
}

/** Throws `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddSong): Promise<Song> {
  return database.band(bandScope(caller), async (tx) => {
    const fields = withOneGenre(withKeyAsWritten({ seconds: DEFAULT_SECONDS, ...given }));
    const song = await insertSong(tx, fields).catch(nameUnknownLookup);
    await checkLimit(tx, "songs");
    return song;
  });
}

/** Throws `song_not_found`, and `changed_meanwhile` where the client's `updatedAt` is no longer the record's. */
export function save(
  database: Database,
  caller: Caller,
  songId: number,
  given: SaveSong,
): Promise<Song> {
  const { id, updatedAt, ...fields } = given;
  checkId(SONG, songId, id);
  return database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, SONG, songId, updatedAt);
    if (Object.keys(fields).length > 0) {
      await updateSong(tx, songId, withOneGenre(withKeyAsWritten(fields))).catch(nameUnknownLookup);
      await announceSaved(tx, SONG, [songId]);
    }
    return found(SONG, await findSong(tx, songId));
  });
}

/** Throws `song_not_found`, and `song_in_use` unless set lists may be left, with those that the caller may know of. */
export async function remove(
  services: SongServices,
  caller: Caller,
  songId: number,
  mayLeaveSetlists: boolean,
): Promise<void> {
  const released = await services.database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, SONG, songId, undefined);
    const setlists = await setlistsHolding(tx, songId);
    if (setlists.length > 0 && !mayLeaveSetlists)
      throw new Failure("song_in_use", canSeeSetlistName(caller) ? { details: { setlists } } : {});
    if (setlists.length > 0) {
      await takeOutOfSetlists(tx, songId);
      await announceSaved(
        tx,
        SETLIST,
        setlists.map(({ id }) => id),
      );
    }
    const filenames = await recordingFilesOf(tx, songId);
    await deleteSong(tx, songId);
    await announceDeleted(tx, SONG, songId);
    await releaseFiles(tx, filenames);
    return filenames;
  });
  await removeReleased(services, caller.bandId, released);
}

/** A genre or status that does not exist is said at its field. */
function nameUnknownLookup(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("genre")) throw invalidField("genreId", SONG_MESSAGES.unknownGenre);
  if (constraint?.includes("status"))
    throw invalidField("songStatusId", SONG_MESSAGES.unknownStatus);
  throw error;
}
