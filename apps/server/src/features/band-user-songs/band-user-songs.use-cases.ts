/** What a member keeps of a song: seen and changed by that member alone, but for the markers that they share. */
import {
  type BandUserSong,
  type BandUserSongRow,
  type SharedBeats,
  type SharedMarkers,
  STUDIO_MESSAGES,
} from "@bandstand/contracts/band-user-songs";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { isShared, type Shareable } from "@bandstand/domain/sharing-mask";
import { correctedBeats } from "@bandstand/domain/studio/corrected-beats";
import { importMarkers, markersOf, recordingOf } from "@bandstand/domain/studio/import-markers";
import type { Marker } from "@bandstand/domain/studio/settings";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { findRecording } from "../../records/recordings/recordings.repository.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { checkUnchanged } from "../../records/kit/record-lock.ts";
import { isSong } from "../../records/songs/is-song.ts";
import { SONG } from "../../records/songs/song-kind.ts";
import {
  deleteRecord,
  findRecord,
  lockSong,
  listRecords,
  listSharing,
  lockRecord,
  type OfMember,
  type RecordFields,
  updateRecord,
} from "./band-user-songs.repository.ts";

export function list(database: Database, caller: Caller): Promise<BandUserSongRow[]> {
  return reading(database, caller, (tx) => listRecords(tx, caller.id));
}

/** Throws `song_not_found`. */
export function listOfSong(
  database: Database,
  caller: Caller,
  songId: number,
): Promise<BandUserSong[]> {
  return reading(database, caller, async (tx) => {
    const record = await findRecord(tx, { bandUserId: caller.id, songId });
    if (record) return [record];
    await checkSong(tx, songId);
    return [];
  });
}

/** Throws `song_not_found` and `band_user_song_not_found`. */
export async function read(
  database: Database,
  caller: Caller,
  songId: number,
): Promise<BandUserSong> {
  const [record] = await listOfSong(database, caller, songId);
  if (!record) throw new Failure("band_user_song_not_found");
  return record;
}

export interface RecordChange extends RecordFields {
  /** When the client saw it change last; left out, it is changed whatever happened since. */
  updatedAt?: string | undefined;
}

/** Throws `song_not_found`, and `changed_meanwhile` where it is no longer the record that the client loaded. */
export function keep(
  database: Database,
  caller: Caller,
  songId: number,
  change: RecordChange,
): Promise<{ record: BandUserSong; isNew: boolean }> {
  return database.band(bandScope(caller), async (tx) => {
    if (!(await lockSong(tx, songId))) throw new Failure("song_not_found");
    return keepWithin(tx, { bandUserId: caller.id, songId }, change);
  });
}

/** The same for a record that is there. Throws `band_user_song_not_found` where it is not. */
export function save(
  database: Database,
  caller: Caller,
  songId: number,
  { songId: given, ...change }: RecordChange & { songId?: number | undefined },
): Promise<BandUserSong> {
  checkId(SONG, songId, given, "songId");
  return database.band(bandScope(caller), async (tx) => {
    if (!(await lockSong(tx, songId))) throw new Failure("song_not_found");
    const { record, isNew } = await keepWithin(tx, { bandUserId: caller.id, songId }, change);
    // Undoes what was added.
    if (isNew) throw new Failure("band_user_song_not_found");
    return record;
  });
}

/** Throws `song_not_found` and `band_user_song_not_found`. */
export function remove(database: Database, caller: Caller, songId: number): Promise<void> {
  return database.band(bandScope(caller), async (tx) => {
    if (await deleteRecord(tx, { bandUserId: caller.id, songId })) return;
    await checkSong(tx, songId);
    throw new Failure("band_user_song_not_found");
  });
}

/** Of every other member who shares markers and has some. Settings that cannot be read have none. Throws `song_not_found`. */
export async function listShared(
  database: Database,
  caller: Caller,
  songId: number,
): Promise<SharedMarkers[]> {
  const shared = await listSharedOf(database, caller, { songId, what: "markers" });
  return shared
    .map(({ settings, ...member }) => ({ ...member, markers: [...markersOf(settings)] }))
    .filter(({ markers }) => markers.length > 0);
}

/** The same of every other member who has put beats right. Throws `song_not_found`. */
export async function listBeats(
  database: Database,
  caller: Caller,
  songId: number,
): Promise<SharedBeats[]> {
  const shared = await listSharedOf(database, caller, { songId, what: "beats" });
  return shared.flatMap(({ settings, ...member }) => {
    const counted = correctedBeats(settings);
    if (counted === null) return [];
    const { beats, bars } = counted;
    return [{ ...member, counted: { ...counted, beats: [...beats], bars: [...bars] } }];
  });
}

function listSharedOf(
  database: Database,
  caller: Caller,
  { songId, what }: { songId: number; what: Shareable },
) {
  return reading(database, caller, async (tx) => {
    const recording = found(SONG, await findRecording(tx, songId));
    const records = await listSharing(tx, { bandUserId: caller.id, songId });
    return records
      .filter(({ sharing }) => isShared(sharing, what))
      .map(({ bandUserId, nickname, instrument, settings }) => ({
        bandUserId,
        bandUser: { nickname, instrument },
        otherRecording: isOfOther(recordingOf(settings), recording?.filename),
        settings,
      }));
  });
}

export interface Import {
  songId: number;
  sourceBandUserId: number;
  /** Null takes all. */
  markerIds: readonly number[] | null;
}

/** Throws `song_not_found`, `markers_not_shared`, and `invalid` for one's own or where they no longer fit. */
export function importSharedMarkers(
  database: Database,
  caller: Caller,
  { songId, sourceBandUserId, markerIds }: Import,
): Promise<{ importedCount: number; importedMarkers: Marker[] }> {
  if (sourceBandUserId === caller.id)
    throw invalidField("sourceBandUserId", "These markers are your own");
  const own = { bandUserId: caller.id, songId };
  return database.band(bandScope(caller), async (tx) => {
    if (!(await lockSong(tx, songId))) throw new Failure("song_not_found");
    const [source] = await listSharing(tx, { ...own, sourceId: sourceBandUserId });
    if (!source || !isShared(source.sharing, "markers")) throw new Failure("markers_not_shared");
    const before = await lockRecord(tx, own);
    const { settings, imported } = importMarkers(before.settings, source.settings, markerIds);
    if (Buffer.byteLength(settings) > LIMITS.studioSettings)
      throw invalidField("markerIds", STUDIO_MESSAGES.tooLarge);
    if (imported.length > 0) await updateRecord(tx, own, { settings });
    return { importedCount: imported.length, importedMarkers: [...imported] };
  });
}

async function keepWithin(
  tx: BandTransaction,
  own: OfMember,
  { updatedAt, ...fields }: RecordChange,
): Promise<{ record: BandUserSong; isNew: boolean }> {
  const before = await lockRecord(tx, own);
  // Nobody but the member changes it: who is known.
  if (!before.isNew) checkUnchanged({ ...before, changedBy: null }, updatedAt);
  return { record: await updateRecord(tx, own, fields), isNew: before.isNew };
}

/** Settings that name no recording may be of this one. */
function isOfOther(kept: string | null, now: string | undefined): boolean {
  return kept !== null && kept !== now;
}

async function checkSong(tx: BandTransaction, songId: number): Promise<void> {
  if (!(await isSong(tx, songId))) throw new Failure("song_not_found");
}

function reading<T>(
  database: Database,
  caller: Caller,
  work: (tx: BandTransaction) => Promise<T>,
): Promise<T> {
  return database.band({ ...bandScope(caller), readOnly: true }, work);
}
