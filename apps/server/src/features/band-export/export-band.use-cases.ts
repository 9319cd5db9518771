/** A whole band as one ZIP, made while it is sent: its rows as of one moment, then its files, then the list of both. */
import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import type { BandExportSize } from "@bandstand/contracts/band-export";
import { Failure } from "@bandstand/contracts/failure";
import {
  BAND_FILE_FORMAT,
  BAND_FILE_LIMITS,
  BAND_FILE_VERSION,
  filePath,
  MANIFEST_PATH,
  README_PATH,
  tablePath,
} from "@bandstand/domain/band-file/band-file";
import type { ThrottleLimits } from "../../config.ts";
import type { Database } from "../../platform/database/transactions.ts";
import { isFileKey } from "../../platform/files/file-key.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createZip, type ZipEntry } from "../../platform/files/zip.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { Throttle } from "../../platform/throttle/throttle.ts";
import { bandFileReadme } from "./band-file-readme.ts";
import { bandTables, PEOPLE } from "./band-tables.repository.ts";
import {
  type BandFileEntry,
  measureTable,
  nameOfBand,
  originalsOf,
} from "./export-band.repository.ts";
import { type SpooledTable, spoolTables } from "./spool-tables.ts";

export interface ExportServices {
  database: Database;
  files: FileStore;
  throttle: Throttle;
  limits: Pick<ThrottleLimits, "exportsPerBand">;
  version: string;
  now: () => Date;
}

export interface BandExport {
  readonly band: string;
  /** Fails where a file cannot be read. Destroying it ends the reading. */
  readonly stream: Readable;
}

const HOUR = 3600;

/** Throws `band_not_found`, `throttled`, `too_large` and `StorageFull`. */
export async function exportBand(
  { database, files, throttle, limits, version, now }: ExportServices,
  caller: Caller,
  bandId: number,
  signal: AbortSignal,
): Promise<BandExport> {
  checkOpen(caller, bandId);
  const bucket = `bandexport:${bandId}`;
  await throttle.spend([{ bucket, most: limits.exportsPerBand, windowSeconds: HOUR }]);
  const modifiedAt = now();
  const scope = { ...bandScope(caller), readOnly: true, snapshot: true };
  const { band, tables, originals } = await database.band(scope, async (tx) => {
    const [found] = await nameOfBand(tx);
    if (!found) throw new Failure("band_not_found");
    const kept = await originalsOf(tx);
    if (kept.length > BAND_FILE_LIMITS.files) throw new Failure("too_large");
    return { band: found, originals: kept, tables: await spoolTables(tx, signal) };
  });

  // What is no name of a file has none.
  const named = originals.filter(({ filename }) => isFileKey(filename));
  const sent = named.map((file) => sending(files, file));
  const missing = () => {
    const kept = new Set(sent.flatMap(({ filename, listed }) => (listed() ? [filename] : [])));
    return originals.flatMap(({ filename }) => (kept.has(filename) ? [] : [filename]));
  };
  const manifest = () => ({
    format: BAND_FILE_FORMAT,
    version: BAND_FILE_VERSION,
    server: version,
    exportedAt: modifiedAt.toISOString(),
    band,
    tables: tables.map(({ name, rows, size, sha256 }) => ({ name, rows, size, sha256 })),
    files: sent.flatMap(({ listed }) => listed() ?? []),
    missing: missing(),
  });
  const text = (name: string, write: () => string): ZipEntry => ({
    name,
    size: null,
    compress: true,
    modifiedAt,
    open: async () => Readable.from([Buffer.from(write())], { objectMode: false }),
  });
  const { stream } = createZip([
    text(README_PATH, () => bandFileReadme(band.name, modifiedAt.toISOString())),
    ...tables.map((table) => entryOf(table, modifiedAt)),
    ...sent.map(({ entry }) => entry),
    // The last, for only then is known what was sent.
    text(MANIFEST_PATH, () => `${JSON.stringify(manifest(), null, 1)}\n`),
  ]);
  stream.once("close", () => {
    for (const table of tables) table.stream.destroy();
  });
  return { band: band.name, stream };
}

function entryOf({ name, stream }: SpooledTable, modifiedAt: Date): ZipEntry {
  return {
    name: tablePath(name),
    size: null,
    compress: true,
    modifiedAt,
    open: async () => stream,
  };
}

interface Listed extends Pick<BandFileEntry, "filename" | "kind" | "size"> {
  readonly sha256: string;
}

/** A file that is measured while it goes by. One that somebody has deleted since leaves an empty place. */
function sending(files: FileStore, { filename, kind, date }: BandFileEntry) {
  let listed: Listed | null = null;
  async function* measured(source: Readable): AsyncGenerator<Uint8Array> {
    const hash: Hash = createHash("sha256");
    let size = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
    listed = { filename, kind, size, sha256: hash.digest("hex") };
  }
  const entry: ZipEntry = {
    name: filePath(filename),
    size: null,
    compress: false,
    modifiedAt: new Date(date),
    async open() {
      const opened = await files.open(filename);
      return Readable.from(opened ? measured(opened.stream) : [], { objectMode: false });
    },
  };
  return { filename, entry, listed: () => listed };
}

/** What the file will hold. Throws `band_not_found`. */
export function measureBand(
  { database }: Pick<ExportServices, "database">,
  caller: Caller,
  bandId: number,
): Promise<BandExportSize> {
  checkOpen(caller, bandId);
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const originals = await originalsOf(tx);
    let bytes = originals.reduce((sum, { size }) => sum + size, 0);
    const tables = [];
    for (const table of [PEOPLE, ...(await bandTables(tx))]) {
      const measured = await measureTable(tx, table);
      bytes += measured.bytes;
      if (measured.rows > 0) tables.push({ name: table.name, rows: measured.rows });
    }
    return { tables, files: originals.length, bytes };
  });
}

/** Another band of the caller's is told of once they have changed to it. */
function checkOpen(caller: Caller, bandId: number): void {
  if (bandId !== caller.bandId) throw new Failure("band_not_found");
}
