/** The whole library as files that people and other programs read. */
import { Readable } from "node:stream";
import { songFile } from "@bandstand/domain/chart/song-file";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { safeFileName, uniqueFileNames } from "@bandstand/domain/file-names";
import { SONG_TABLE_HEAD, songRecord } from "@bandstand/domain/song-export/song-table";
import type { Database } from "../../platform/database/transactions.ts";
import { createZip } from "../../platform/files/zip.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import {
  type ExportedSong,
  findSongs,
  listSongNames,
  type SongName,
} from "./export-songs.repository.ts";

/** Songs in memory at a time: each may hold megabytes of words. */
const PAGE = 25;

interface Library {
  /** By title. */
  names: readonly SongName[];
  /** The songs from one place on, a page of them. */
  page(from: number): Promise<ExportedSong[]>;
}

/** A page is read when the one before is taken. */
export async function exportAsTable(database: Database, caller: Caller): Promise<Readable> {
  const { names, page } = await openLibrary(database, caller);
  async function* table() {
    yield BYTE_ORDER_MARK + writeCsvRecord(SONG_TABLE_HEAD);
    for (let from = 0; from < names.length; from += PAGE) {
      const songs = await page(from);
      yield songs.map((song) => writeCsvRecord(songRecord(song))).join("");
    }
  }
  return Readable.from(table());
}

/** A file a song, named by title and artist. */
export async function exportAsCharts(
  database: Database,
  caller: Caller,
  now: Date,
): Promise<Readable> {
  const { names, page } = await openLibrary(database, caller);
  let from = -PAGE;
  let songs: ExportedSong[] = [];
  const songAt = async (index: number) => {
    if (index >= from + PAGE) {
      from = index;
      songs = await page(from);
    }
    return songs.find(({ id }) => id === names[index]?.id);
  };
  const fileNames = uniqueFileNames(
    names.map(({ title, artist }) => safeFileName(`${title} - ${artist}.cho`, "Song.cho")),
  );
  const { stream } = createZip(
    fileNames.map((name, index) => ({
      name,
      size: null,
      compress: true,
      modifiedAt: now,
      async open() {
        const song = await songAt(index);
        // One that was deleted since its name was read is an empty file.
        return Readable.from([song ? songFile(song).text : ""], { objectMode: false });
      },
    })),
  );
  return stream;
}

async function openLibrary(database: Database, caller: Caller): Promise<Library> {
  const scope = { ...bandScope(caller), readOnly: true };
  const names = await database.band(scope, listSongNames);
  return {
    names,
    page: (from) => {
      const ids = names.slice(from, from + PAGE).map(({ id }) => id);
      return database.band(scope, (tx) => findSongs(tx, ids));
    },
  };
}
