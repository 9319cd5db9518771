/** The whole library as files that people and other programs read: written in a worker, and told only once it is whole. */
import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { partOf } from "@bandstand/contracts/shapes";
import type * as z from "zod/mini";
import { SONG_FILE_FIELDS } from "@bandstand/domain/chart/song-file";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { safeFileName, uniqueFileNames } from "@bandstand/domain/file-names";
import { SONG_TABLE_HEAD } from "@bandstand/domain/song-export/song-table";
import { type Spooled, spool } from "../../platform/files/spool.ts";
import { createZip } from "../../platform/files/zip.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import { TooManyWaiting } from "../../platform/workers/turns.ts";
import { type ExportedSong, listSongNames, type SongName } from "./export-songs.repository.ts";
import { type Page, readPages } from "./pages-of-songs.ts";
import type { LibraryServices } from "./song-library.services.ts";
import { writeSongsTask } from "./write-songs.task.ts";

/** Bytes of an export: what a browser takes in at once. */
const LARGEST = 500 * 1024 * 1024;

interface Library {
  /** By title. */
  readonly names: readonly SongName[];
  /** What is written of each, one after the other; nothing for one that was deleted since its name was read. */
  readonly written: AsyncGenerator<Uint8Array, undefined>;
}

/** Throws `too_large`, naming the song that is, and `throttled`. */
export function exportAsTable(
  services: LibraryServices,
  caller: Caller,
  signal: AbortSignal,
): Promise<Spooled> {
  async function* table(rows: AsyncIterable<Uint8Array>) {
    yield Buffer.from(BYTE_ORDER_MARK + writeCsvRecord(SONG_TABLE_HEAD));
    yield* rows;
  }
  const order = (rows: readonly ExportedSong[]) => ({ rows: [...rows] });
  return exportLibrary(services, { caller, order, signal }, ({ written }) =>
    Readable.from(table(written), { objectMode: false }),
  );
}

/** A file a song, named by title and artist, in a ZIP. Throws `too_large`, naming the song that is, and `throttled`. */
export function exportAsCharts(
  services: LibraryServices,
  caller: Caller,
  signal: AbortSignal,
): Promise<Spooled> {
  const modifiedAt = services.now();
  const order = (songs: readonly ExportedSong[]) => ({
    // All that a chart is made of: what else is long stays here.
    charts: songs.map((song) => partOf(song, SONG_FILE_FIELDS)),
  });
  return exportLibrary(services, { caller, order, signal }, ({ names, written }) => {
    const fileNames = uniqueFileNames(
      names.map(({ title, artist }) => safeFileName(`${title} - ${artist}.cho`, "Song.cho")),
    );
    // Called for one after the other, in their order.
    const open = async () => {
      const { value } = await written.next();
      return Readable.from(value ? [value] : [], { objectMode: false });
    };
    return createZip(
      fileNames.map((name) => ({ name, size: null, compress: true, modifiedAt, open })),
    ).stream;
  });
}

interface Exporting {
  readonly caller: Caller;
  readonly order: (songs: readonly ExportedSong[]) => z.input<typeof writeSongsTask.order>;
  readonly signal: AbortSignal;
}

async function exportLibrary(
  { database, workers }: LibraryServices,
  { caller, order, signal }: Exporting,
  begin: (library: Library) => Readable,
): Promise<Spooled> {
  const client = { owner: caller.bandId, signal };
  try {
    return await workers.with(writeSongsTask, client, async (ask) => {
      const names = await database.band({ ...bandScope(caller), readOnly: true }, listSongNames);
      async function* write(): AsyncGenerator<Uint8Array, undefined> {
        for await (const page of readPages(database, caller, names)) {
          const texts = await ask(order(page.songs)).catch(nameAtLimit(page));
          const places = new Map(page.songs.map(({ id }, index) => [id, index]));
          for (const { id } of page.names) yield texts[places.get(id) ?? -1] ?? new Uint8Array();
        }
      }
      return spool(() => begin({ names, written: write() }), { maximumSize: LARGEST, signal });
    });
  } catch (error) {
    if (error instanceof TooManyWaiting) throw new Failure("throttled", { cause: error });
    throw error;
  }
}

/** The longest of a page is what reached the limit. */
function nameAtLimit({ names }: Page): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof LimitReached)) throw error;
    const [longest] = names.toSorted((a, b) => b.size - a.size);
    const song = `“${longest?.title}” by ${longest?.artist}`;
    const message = `The songs could not be exported: ${song} is too long.`;
    throw new Failure("too_large", { message, cause: error });
  };
}
