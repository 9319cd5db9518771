/** Columns in SQL that is written by hand, by the names that the table and the wire have for them. */
import type { PgColumn } from "drizzle-orm/pg-core";

/** A table, or whatever has columns by those names. */
type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>;

/** A column as the wire has its value: moments and times of day are spelled by the database. */
function spelled(column: PgColumn, alias: string): string {
  const name = alias === "" ? column.name : `${alias}.${column.name}`;
  if (isInstant(column)) return isoText(name);
  // "20:30:00" to its minutes, in half the time of a pattern.
  return column.getSQLType() === "time(0)" ? `left(${name}::text, 5)` : name;
}

export function isInstant(column: PgColumn): boolean {
  return column.getSQLType().startsWith("timestamp");
}

/** ISO 8601 in UTC to the millisecond, whatever the session's time zone. */
export function isoText(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** For a `select`: `s.genre_id as "genreId", …`. */
export function selected<Name extends string>(
  columns: Columns<Name>,
  names: readonly Name[],
  alias: string,
): string {
  return names.map((name) => `${spelled(columns[name], alias)} as "${name}"`).join(", ");
}

/** For a `json_build_object`: `'genreId', s.genre_id, …`. */
export function jsonPairs<Name extends string>(
  columns: Columns<Name>,
  names: readonly Name[],
  alias: string,
): string {
  return names.map((name) => `'${name}', ${spelled(columns[name], alias)}`).join(", ");
}

/** Names alone, as an `insert` wants them: `genre_id, …`. */
export function columnNames<Name extends string>(
  columns: Columns<Name>,
  names: readonly Name[],
  alias = "",
): string {
  const before = alias === "" ? "" : `${alias}.`;
  return names.map((name) => before + columns[name].name).join(", ");
}

/** For an `unnest`, one list a column, counted from `first`: `$3::integer[], …`. What is JSON goes as text. */
export function parameterLists<Name extends string>(
  columns: Columns<Name>,
  names: readonly Name[],
  first: number,
): string {
  return names
    .map((name, index) => {
      const type = columns[name].getSQLType();
      return `$${index + first}::${type === "jsonb" ? "text" : type}[]`;
    })
    .join(", ");
}
