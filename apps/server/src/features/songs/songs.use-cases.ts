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
import { announceSaved } from "../../platform/setlists/announce-saved.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { PreparedJson } from "../../platform/http/prepared-json.ts";
import type { Logger } from "../../platform/log/log.ts";
import { recordingFilesOf } from "../../platform/recordings/recordings.repository.ts";
import { DEFAULT_SECONDS } from "@bandstand/domain/new-song";
import { listSongsAsJson } from "../../platform/songs/song-rows.ts";
import {
  deleteSong,
  findSong,
  insertSong,
  lockSong,
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
  return database.band(bandScope(caller), (tx) => listSongsAsJson(tx, search?.trim() ?? ""));
}

/** Throws `song_not_found`. */
export function read(database: Database, caller: Caller, songId: number): Promise<Song> {
  return database.band(bandScope(caller), async (tx) => found(await findSong(tx, songId)));
}

/** Throws `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddSong): Promise<Song> {
  return database.band(bandScope(caller), async (tx) => {
    const song = await insertSong(tx, { seconds: DEFAULT_SECONDS, ...given }).catch(
      nameUnknownLookup,
    );
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
  if (id !== undefined && id !== songId) throw invalidField("id", "This is the id of another song");
  return database.band(bandScope(caller), async (tx) => {
    const current = await lockSong(tx, songId);
    if (!current) throw new Failure("song_not_found");
    if (updatedAt !== undefined && updatedAt !== current.updatedAt) {
      const { changedBy, updatedAt: changedAt } = current;
      throw new Failure("changed_meanwhile", { details: { changedBy, changedAt } });
    }
    if (Object.keys(fields).length > 0)
      await updateSong(tx, songId, fields).catch(nameUnknownLookup);
    return found(await findSong(tx, songId));
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
    if (!(await lockSong(tx, songId))) throw new Failure("song_not_found");
    const setlists = await setlistsHolding(tx, songId);
    if (setlists.length > 0 && !mayLeaveSetlists)
      throw new Failure("song_in_use", canSeeSetlistName(caller) ? { details: { setlists } } : {});
    if (setlists.length > 0) {
      await takeOutOfSetlists(tx, songId);
      await announceSaved(
        tx,
        setlists.map(({ id }) => id),
      );
    }
    const filenames = await recordingFilesOf(tx, songId);
    await deleteSong(tx, songId);
    await releaseFiles(tx, filenames);
    return filenames;
  });
  await removeReleased(services, caller.bandId, released);
}

function found(song: Song | undefined): Song {
  if (!song) throw new Failure("song_not_found");
  return song;
}

/** A genre or status that does not exist is said at its field. */
function nameUnknownLookup(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("genre")) throw invalidField("genreId", SONG_MESSAGES.unknownGenre);
  if (constraint?.includes("status"))
    throw invalidField("songStatusId", SONG_MESSAGES.unknownStatus);
  throw error;
}
