/** Reads the files that the demo band is made of (apps/server/demo), each row and entry as its schema wants it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { issueWords } from "@bandstand/contracts/issue-words";
import { type CsvRecord, readCsv } from "@bandstand/domain/csv/read-csv";
import type * as z from "zod/mini";
import { DEMO } from "../../paths.ts";
import { fieldFailures } from "../../platform/http/validation.ts";

/** The value as its schema gives it. Throws a RangeError that names the place and every field that is wrong. */
export function checked<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  place: string,
): z.output<S> {
  const { success, data, error } = schema.safeParse(value, { error: issueWords });
  if (success) return data;
  const wrong = fieldFailures(error.issues).map(({ path, message }) =>
    path === "" ? message : `${path}: ${message}`,
  );
  throw new RangeError(`${place}: ${wrong.join("; ")}`);
}

export type Table = {
  readonly head: readonly string[];
  readonly records: readonly CsvRecord[];
};

/** The table of a CSV file; its first record names the columns. */
export function tableOf(file: string, text: string): Table {
  const { records, unclosedLine } = readCsv(text, ",");
  const [head, ...rest] = records;
  if (unclosedLine !== null || !head) {
    throw new RangeError(`${file}, line ${unclosedLine ?? 1}: this is no table`);
  }
  return { head: head.cells, records: rest };
}

/** Rows by the names of their columns. An empty cell says nothing. */
export function rowsOf<S extends z.ZodMiniType>(file: string, text: string, row: S): z.output<S>[] {
  const { head, records } = tableOf(file, text);
  return records.map(({ line, cells }) => {
    const named = new Map(cells.map((cell, at) => [head[at] ?? `column ${at + 1}`, cell]));
    const said = [...named].filter(([, cell]) => cell !== "");
    return checked(row, Object.fromEntries(said), `${file}, line ${line}`);
  });
}

/** What a list in JSON holds. */
export function entriesOf<S extends z.ZodMiniType>(
  file: string,
  text: string,
  entry: S,
): z.output<S>[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new RangeError(`${file}: this is no list`);
  return list.map((value, index) => checked(entry, value, `${file}, entry ${index + 1}`));
}

export function readText(file: string): string {
  return readFileSync(join(DEMO, file), "utf8");
}

export function readRows<S extends z.ZodMiniType>(file: string, row: S): z.output<S>[] {
  return rowsOf(file, readText(file), row);
}

export function readEntries<S extends z.ZodMiniType>(file: string, entry: S): z.output<S>[] {
  return entriesOf(file, readText(file), entry);
}

/** Names of the files of a folder, with the folder's. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(DEMO, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
