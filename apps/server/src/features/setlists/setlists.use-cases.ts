/** Set lists: reading, adding, saving with an eye on who else saved, copying, deleting. */
import type {
  AddSetlist,
  SaveSetlist,
  Setlist,
  SetlistRow,
  SetlistWithSections,
} from "@bandstand/contracts/setlists";
import { numberSetsOf } from "@bandstand/domain/setlist-entries";
import { canSeeEventsOfSetlist } from "@bandstand/domain/setlist-permissions";
import { statusGroupOf } from "@bandstand/domain/setlist-status";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { copySetlist } from "../../records/setlists/copy-setlist.ts";
import { SETLIST } from "../../records/setlists/setlist-kind.ts";
import { interludesOf } from "./setlist-interludes.repository.ts";
import { sectionedSongsFor } from "../../records/setlists/setlist-songs.presenter.ts";
import { placesOf, sectionedSongsOf } from "./setlist-songs.repository.ts";
import { changeOrder, layOrder } from "./setlist-order.use-cases.ts";
import {
  deleteSetlist,
  findSetlist,
  insertSetlist,
  listSetlists,
  updateSetlist,
} from "./setlists.repository.ts";

export function list(
  database: Database,
  caller: Caller,
  search: string | undefined,
): Promise<SetlistRow[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const setlists = await listSetlists(tx, search?.trim() ?? "");
    return setlists.map((setlist) => withStatus(caller, setlist));
  });
}

/** Throws `setlist_not_found`. */
export function read(database: Database, caller: Caller, setlistId: number): Promise<Setlist> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readWhole(tx, caller, setlistId),
  );
}

/** Throws `setlist_not_found`. */
export function readWithSections(
  database: Database,
  caller: Caller,
  setlistId: number,
): Promise<SetlistWithSections> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => ({
    ...withStatus(caller, found(SETLIST, await findSetlist(tx, setlistId))),
    songs: sectionedSongsFor(caller, await sectionedSongsOf(tx, setlistId)),
    interludes: await interludesOf(tx, setlistId),
  }));
}

/** Throws `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddSetlist): Promise<Setlist> {
  const { songs, interludes, ...fields } = given;
  const numberSets = fields.numberSets ?? numberSetsOf(songs ?? []);
  return database.band(bandScope(caller), async (tx) => {
    const setlistId = await insertSetlist(tx, { ...fields, numberSets });
    await checkLimit(tx, "setlists");
    if (songs !== undefined || interludes !== undefined) {
      await layOrder(tx, { setlistId, numberSets, songs, interludes });
    }
    return readWhole(tx, caller, setlistId);
  });
}

/**
 * All in one transaction. Throws `setlist_not_found`, and `changed_meanwhile` where the client's `updatedAt` is no
 * longer the record's.
 */
export function save(
  database: Database,
  caller: Caller,
  setlistId: number,
  given: SaveSetlist,
): Promise<Setlist> {
  const { id, updatedAt, songs, interludes, ...fields } = given;
  checkId(SETLIST, setlistId, id);
  return database.band(bandScope(caller), async (tx) => {
    const before = await lockUnchanged(tx, SETLIST, setlistId, updatedAt, ["numberSets"]);
    const numberSets = fields.numberSets ?? before.numberSets;
    if (Object.keys(fields).length > 0) await updateSetlist(tx, setlistId, fields);
    const isFewer = numberSets < before.numberSets;
    if (songs !== undefined || interludes !== undefined || isFewer) {
      await changeOrder(tx, { setlistId, numberSets, songs, interludes });
    }
    await announceSaved(tx, SETLIST, [setlistId]);
    return readWhole(tx, caller, setlistId);
  });
}

/** Throws `setlist_not_found` and `limit_reached`. */
export function copy(database: Database, caller: Caller, setlistId: number): Promise<Setlist> {
  return database.band(bandScope(caller), async (tx) => {
    const copied = found(SETLIST, await copySetlist(tx, setlistId));
    return readWhole(tx, caller, copied);
  });
}

/** Throws `setlist_not_found`, and `changed_meanwhile` where it was saved after `updatedAt`. */
export async function remove(
  database: Database,
  caller: Caller,
  setlistId: number,
  updatedAt?: string,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, SETLIST, setlistId, updatedAt);
    await deleteSetlist(tx, setlistId);
    await announceDeleted(tx, SETLIST, setlistId);
  });
}

export async function readWhole(
  tx: BandTransaction,
  caller: Caller,
  setlistId: number,
): Promise<Setlist> {
  const setlist = withStatus(caller, found(SETLIST, await findSetlist(tx, setlistId)));
  return {
    ...setlist,
    songs: await placesOf(tx, setlistId),
    interludes: await interludesOf(tx, setlistId),
  };
}

type StatusGroupTag = Setlist["statusGroupTag"];

/** Who may not read events is told the status that they give a set list, and not the events. */
function withStatus<S extends Pick<Setlist, "permanent" | "Event">>(
  caller: Caller,
  setlist: S,
): S & { statusGroupTag: StatusGroupTag } {
  return {
    ...setlist,
    Event: canSeeEventsOfSetlist(caller) ? setlist.Event : [],
    statusGroupTag: statusGroupOf(setlist.permanent, setlist.Event, caller.today),
  };
}
