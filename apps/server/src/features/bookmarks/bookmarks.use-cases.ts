/** One's own bookmarks. Whatever changes their order waits for the one before, member by member. */
import { Failure } from "@bandstand/contracts/failure";
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { checkPlaces, type Place, rearranged, withAdded } from "./bookmark-order.ts";
import {
  countSongs,
  deleteBookmarks,
  insertBookmarks,
  listBookmarks,
  lockOrder,
  putOrder,
} from "./bookmarks.repository.ts";

export function list(database: Database, caller: Caller, songId?: number): Promise<Bookmark[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listBookmarks(tx, caller.id, songId),
  );
}

/** Throws `song_not_found`. The one there stays where it is. */
export function add(
  database: Database,
  caller: Caller,
  { songId, sequence }: { songId: number; sequence?: number | undefined },
): Promise<{ bookmark: Bookmark; isNew: boolean }> {
  return inOrder(database, caller, async (tx, order) => {
    await checkSongs(tx, [songId]);
    const added = await insertBookmarks(tx, caller.id, [songId]);
    const isNew = added.length > 0;
    if (isNew) await putOrder(tx, caller.id, withAdded(order, added, sequence));
    const [bookmark] = await listBookmarks(tx, caller.id, songId);
    if (!bookmark) throw new Error("A bookmark was not added.");
    return { bookmark, isNew };
  });
}

/** Throws `bookmark_not_found`, for somebody else's as well. */
export function remove(database: Database, caller: Caller, id: number): Promise<void> {
  return inOrder(database, caller, async (tx, order) => {
    if (!order.includes(id)) throw new Failure("bookmark_not_found");
    await deleteBookmarks(tx, caller.id, { ids: [id] });
  });
}

/** Throws `invalid` and `bookmark_not_found`. */
export async function order(
  database: Database,
  caller: Caller,
  places: readonly Place[],
): Promise<Bookmark[]> {
  checkPlaces(places);
  return inOrder(database, caller, async (tx, before) => {
    const mine = new Set(before);
    if (!places.every(({ id }) => mine.has(id))) throw new Failure("bookmark_not_found");
    await putOrder(tx, caller.id, rearranged(before, places));
    return listBookmarks(tx, caller.id);
  });
}

/** New ones come to the top in the given order. Throws `song_not_found`, and then has changed nothing. */
export function setMany(
  database: Database,
  caller: Caller,
  { songIds, bookmarked }: { songIds: readonly number[]; bookmarked: boolean },
): Promise<Bookmark[]> {
  const wanted = [...new Set(songIds)];
  return inOrder(database, caller, async (tx, before) => {
    await checkSongs(tx, wanted);
    if (bookmarked) {
      const added = await insertBookmarks(tx, caller.id, wanted);
      if (added.length > 0) await putOrder(tx, caller.id, withAdded(before, added));
    } else {
      await deleteBookmarks(tx, caller.id, { songIds: wanted });
    }
    return listBookmarks(tx, caller.id);
  });
}

function inOrder<T>(
  database: Database,
  caller: Caller,
  work: (tx: BandTransaction, order: number[]) => Promise<T>,
): Promise<T> {
  return database.band(bandScope(caller), async (tx) => work(tx, await lockOrder(tx, caller.id)));
}

async function checkSongs(tx: BandTransaction, ids: readonly number[]): Promise<void> {
  if ((await countSongs(tx, ids)) < ids.length) throw new Failure("song_not_found");
}
