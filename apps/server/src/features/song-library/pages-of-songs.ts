/** Songs, a page of them in memory at a time: each may hold megabytes of words. */
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { type ExportedSong, findSongs, type SongName } from "./export-songs.repository.ts";

const SONGS = 25;
/** Bytes of words: what takes the database's driver some milliseconds to take in. */
const BYTES = 1_000_000;

/** As many as fit, and at least one, each page. */
export function pagesOf(names: readonly SongName[]): SongName[][] {
  const pages: SongName[][] = [];
  let room = 0;
  for (const name of names) {
    const page = pages.at(-1);
    room -= name.size;
    if (page && page.length < SONGS && room >= 0) page.push(name);
    else {
      pages.push([name]);
      room = BYTES - name.size;
    }
  }
  return pages;
}

export interface Page {
  readonly names: readonly SongName[];
  /** Without those that were deleted since. */
  readonly songs: readonly ExportedSong[];
}

/** Each is read when the one before has been taken. */
export async function* readPages(
  database: Database,
  caller: Caller,
  names: readonly SongName[],
): AsyncGenerator<Page> {
  for (const page of pagesOf(names)) {
    const ids = page.map(({ id }) => id);
    const scope = { ...bandScope(caller), readOnly: true };
    yield { names: page, songs: await database.band(scope, (tx) => findSongs(tx, ids)) };
  }
}
