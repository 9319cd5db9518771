/** Whether a row that somebody sends is one that the table could hold: every value by the shape of its column. */
import type { ColumnShape, TableShape } from "./table-shape.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What is wrong with it, for people; null for a good row. What only the database can tell it tells itself. */
export function problemOfRow(row: unknown, table: TableShape): string | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return "is no record";
  const given = row as Row;
  const known = new Set(table.columns.map(({ name }) => name));
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) return `has “${unknown.slice(0, 40)}”, which is not known here`;
  for (const column of table.columns) {
    const problem = problemOfValue(given[column.name], column);
    if (problem !== null) return `${problem} for “${column.name}”`;
  }
  return null;
}

function problemOfValue(value: unknown, column: ColumnShape): string | null {
  if (value === undefined) return column.nullable || column.hasDefault ? null : "has nothing";
  if (value === null) return column.nullable ? null : "has nothing";
  if (isWell(value, column)) return null;
  return "has a wrong value";
}

function isWell(value: unknown, { type, length }: ColumnShape): boolean {
  switch (type) {
    case "bool":
      return typeof value === "boolean";
    case "int2":
      return isWhole(value, 2 ** 15);
    case "int4":
      return isWhole(value, 2 ** 31);
    case "int8":
      return isWhole(value, Number.MAX_SAFE_INTEGER);
    case "float4":
    case "float8":
    case "numeric":
      return typeof value === "number" && Number.isFinite(value);
    case "text":
      return isText(value, LONGEST);
    case "varchar":
      return isText(value, length ?? LONGEST);
    case "date":
      return isText(value, 10) && DAY.test(value) && isDay(value);
    case "time":
      return isText(value, 5) && TIME.test(value);
    case "timestamptz":
      return isText(value, 24) && MOMENT.test(value) && isDay(value.slice(0, 10));
    case "uuid":
      return isText(value, 36) && UUID.test(value);
    case "jsonb":
      return isJson(value);
    default:
      return type satisfies never;
  }
}

/** Characters of the longest text that anybody can write here. */
const LONGEST = 1_100_000;
/** Characters of a row's JSON, such as its tags: a list of 20 takes a few thousand. */
const LONGEST_JSON = 100_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isWhole(value: unknown, below: number): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) < below;
}

/** PostgreSQL keeps neither a NUL nor half of a character. */
function isText(value: unknown, longest: number): value is string {
  return (
    typeof value === "string" &&
    fits(value, longest) &&
    !value.includes("\0") &&
    value.isWellFormed()
  );
}

/** Counted as the database does, by characters, of which some are two to us. */
function fits(value: string, longest: number): boolean {
  if (value.length <= longest) return true;
  return value.length <= longest * 2 && longest < LONGEST && [...value].length <= longest;
}

function isJson(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length <= LONGEST_JSON && !text.includes("\\u0000") && text.isWellFormed();
}
