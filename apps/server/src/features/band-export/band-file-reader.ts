/**
 * The file of a band, read with nothing believed: first everything is checked, then rows are given out with the ids that the
 * new band's have. Runs in a worker, for a band's rows take seconds.
 */
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { BAND_FILE_MESSAGES as WORDS } from "@bandstand/contracts/band-import-file";
import { BAND_FILE_LIMITS, filePath, tablePath } from "@bandstand/domain/band-file/band-file";
import { problemOfRow, type Row } from "@bandstand/domain/band-file/check-row";
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { BadZip, openZip, type ZipReader } from "../../platform/files/zip-reader.ts";
import { problemOfFields } from "./field-rules.ts";
import { FileProblem } from "./file-problem.ts";
import { FILE_COLUMNS } from "./left-out.ts";
import type { Manifest } from "./manifest.ts";
import { parsed, readManifest } from "./read-manifest.ts";

/** Rows and characters that are given out at a time. */
const PAGE_ROWS = 200;
const PAGE_LENGTH = 1_000_000;

export interface Later {
  table: string;
  column: string;
  id: number;
  to: number;
}

export interface Page {
  /** JSON. */
  rows: string;
  /** Those that the rows have: a file of before knows nothing of new ones. */
  columns: string[];
}

export interface BandFileReader {
  readonly manifest: Manifest;
  /** Reads a table's rows and holds them against its shape. Throws `FileProblem`. */
  checkTable(name: string): Promise<void>;
  /** Once all tables are checked: no reference leads nowhere. */
  checkReferences(): void;
  checkFile(filename: string): Promise<void>;
  /** Rows as JSON, ready to be put in; null after the last. Ids of the page before have been told by then. */
  nextPage(table: string): Promise<Page | null>;
  /** The ids that rows of the file have now, in their order. */
  tellIds(table: string, ids: readonly number[]): void;
  tellFiles(names: ReadonlyMap<string, string>): void;
  /** References to rows that came later. */
  later(): Later[];
  close(): Promise<void>;
}

export interface ReaderOptions {
  readonly path: string;
  /** `people` among them, in the order in which rows are put in. */
  readonly shapes: readonly TableShape[];
  /** The ids of what all bands share, by table. */
  readonly lookups: Readonly<Record<string, readonly number[]>>;
}

export async function openBandFile({
  path,
  shapes,
  lookups,
}: ReaderOptions): Promise<BandFileReader> {
  const zip = await openZip(path, {
    mostMembers: BAND_FILE_LIMITS.files + shapes.length + 10,
    directory: BAND_FILE_LIMITS.manifest,
  }).catch(asProblem(WORDS.notZip));
  try {
    const listed = await readManifest(zip);
    return reading(zip, listed, { shapes, lookups });
  } catch (error) {
    await zip.close();
    throw error;
  }
}

function reading(
  zip: ZipReader,
  listed: Manifest,
  { shapes, lookups }: Omit<ReaderOptions, "path">,
): BandFileReader {
  const shapeOf = new Map(shapes.map((shape) => [shape.name, shape]));
  const known = new Map(
    Object.entries(lookups).map(([table, ids]): [string, Set<number>] => [table, new Set(ids)]),
  );
  const pending: { table: string; row: number; column: string; to: string; id: number }[] = [];
  const newIds = new Map<string, Map<number, number>>();
  const pages = new Map<string, AsyncGenerator<Row[], undefined>>();
  const given = new Map<string, number[]>();
  const waiting: { table: string; column: string; from: number; to: string; id: number }[] = [];
  const sums = new Map(listed.files.map(({ filename, sha256 }) => [filename, sha256]));
  let names: ReadonlyMap<string, string> = new Map();

  for (const { name } of listed.tables)
    if (!shapeOf.has(name)) throw new FileProblem(WORDS.unknown(tablePath(name)));
  for (const name of ["bands", "people", "band_users"])
    if (!listed.tables.some((table) => table.name === name))
      throw new FileProblem(WORDS.missing(tablePath(name)));

  function shape(name: string): TableShape {
    const found = shapeOf.get(name);
    if (!found) throw new FileProblem(WORDS.unknown(tablePath(name)));
    return found;
  }

  async function* rowsOf(name: string): AsyncGenerator<Row> {
    const bytes = zip.read(tablePath(name));
    const lines = createInterface({ input: bytes, crlfDelay: Infinity });
    // Of a stream that fails the interface tells nothing.
    let failed: Error | null = null;
    bytes.once("error", (error) => {
      failed = error;
      lines.close();
    });
    for await (const line of lines) yield parsed(line) as Row;
    if (failed) throw new FileProblem(WORDS.damaged(tablePath(name)), { cause: failed });
  }

  function checkRow(row: Row, table: TableShape, number: number, ids: Set<number>): void {
    const { name, columns } = table;
    const bad = (problem: string) => new FileProblem(WORDS.badRow(name, number, problem));
    const problem = problemOfRow(row, table) ?? problemOfFields(name, row);
    if (problem !== null) throw bad(problem);
    const id = Number(row.id);
    if (id < 1 || ids.has(id)) throw bad("has the number of another");
    ids.add(id);
    for (const { name: column, refersTo } of columns) {
      const to = row[column];
      if (refersTo === null || typeof to !== "number") continue;
      const there = known.get(placeOf(refersTo));
      if (there?.has(to)) continue;
      if (there && refersTo !== name) throw bad(`leads nowhere with “${column}”`);
      pending.push({ table: name, row: number, column, to: placeOf(refersTo), id: to });
      if (pending.length > BAND_FILE_LIMITS.rows) throw new FileProblem(WORDS.tooLarge);
    }
  }

  async function* pagesOf(name: string): AsyncGenerator<Row[], undefined> {
    let page: Row[] = [];
    let length = 0;
    for await (const row of rowsOf(name)) {
      page.push(row);
      length += lengthOf(row);
      if (page.length < PAGE_ROWS && length < PAGE_LENGTH) continue;
      yield page;
      page = [];
      length = 0;
    }
    if (page.length > 0) yield page;
  }

  /** A row of the file as one of the new band. */
  function mapped(row: Row, { name, columns }: TableShape): Record<string, unknown> {
    const { id, ...fields } = row;
    const made: Record<string, unknown> = { ...fields };
    for (const { name: column, refersTo } of columns) {
      const to = row[column];
      if (refersTo === null || refersTo in lookups || typeof to !== "number") continue;
      const place = placeOf(refersTo);
      const now = newIds.get(place)?.get(to);
      made[column] = now ?? null;
      if (now === undefined)
        waiting.push({ table: name, column, from: Number(id), to: place, id: to });
    }
    for (const [column, companions] of Object.entries(FILE_COLUMNS)) {
      const [table, field = ""] = column.split(".");
      if (table !== name) continue;
      const file = names.get(String(row[field])) ?? null;
      made[field] = file;
      if (file === null) for (const companion of companions) made[companion] = null;
    }
    return made;
  }

  return {
    manifest: listed,
    async checkTable(name) {
      const table = shape(name);
      const list = listed.tables.find((one) => one.name === name);
      if (!list) return void known.set(name, new Set());
      await checkSum(zip, tablePath(name), list.sha256);
      const ids = new Set<number>();
      let rows = 0;
      for await (const row of rowsOf(name)) {
        rows += 1;
        if (rows > list.rows) break;
        checkRow(row, table, rows, ids);
      }
      if (rows !== list.rows) throw new FileProblem(WORDS.damaged(tablePath(name)));
      known.set(name, ids);
    },
    checkReferences() {
      for (const { table, row, column, to, id } of pending)
        if (!known.get(to)?.has(id))
          throw new FileProblem(WORDS.badRow(table, row, `leads nowhere with “${column}”`));
    },
    async checkFile(filename) {
      await checkSum(zip, filePath(filename), sums.get(filename) ?? "");
    },
    async nextPage(name) {
      if (!listed.tables.some((table) => table.name === name)) return null;
      const source = pages.get(name) ?? pagesOf(name);
      pages.set(name, source);
      const { value } = await source.next();
      if (!value) return null;
      given.set(
        name,
        value.map(({ id }) => Number(id)),
      );
      const rows = value.map((row) => mapped(row, shape(name)));
      return { rows: JSON.stringify(rows), columns: Object.keys(rows[0] ?? {}) };
    },
    tellIds(name, ids) {
      const now = newIds.get(name) ?? new Map<number, number>();
      given.get(name)?.forEach((old, index) => now.set(old, ids[index] ?? 0));
      newIds.set(name, now);
    },
    tellFiles(told) {
      names = told;
    },
    later() {
      return waiting.map(({ table, column, from, to, id }) => ({
        table,
        column,
        id: newIds.get(table)?.get(from) ?? 0,
        to: newIds.get(to)?.get(id) ?? 0,
      }));
    },
    close: () => zip.close(),
  };
}

/** Members are people in the file. */
const placeOf = (table: string) => (table === "users" ? "people" : table);

async function checkSum(zip: ZipReader, name: string, expected: string): Promise<void> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of zip.read(name) as AsyncIterable<Uint8Array>) hash.update(chunk);
  } catch (cause) {
    throw new FileProblem(WORDS.damaged(name), { cause });
  }
  if (hash.digest("hex") !== expected) throw new FileProblem(WORDS.damaged(name));
}

function lengthOf(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value.length : 10),
    0,
  );
}

function asProblem(words: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof BadZip ? new FileProblem(words, { cause: error }) : error;
  };
}
