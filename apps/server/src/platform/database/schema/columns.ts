/** What every table shares: the schema that holds them, and the column types whose values are the wire's own. */
import { sql } from "drizzle-orm";
import { customType, integer, pgSchema } from "drizzle-orm/pg-core";

/** All our tables live in a schema of their own, so that a database shared with other programs has no clash of names. */
export const bandstand = pgSchema("bandstand");

/**
 * PostgreSQL's text of a `timestamptz` in a session whose time zone is UTC (`2026-11-20 13:24:00.12+00`)
 * as ISO 8601 to the millisecond (`2026-11-20T13:24:00.120Z`). What is in that form already stays.
 */
export function isoInstant(text: string): string {
  if (text.endsWith("Z")) return text;
  if (!text.endsWith("+00")) return new Date(text).toISOString();
  const [seconds = "", fraction = ""] = text.slice(0, -3).split(".");
  return `${seconds.replace(" ", "T")}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

/** A moment, read and written as ISO 8601 in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamptz(3)",
  fromDriver: isoInstant,
});

/** A time of day, read and written as `HH:mm`. */
export const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => "time(0)",
  fromDriver: (text) => text.slice(0, 5),
});

/** Words that a text is searched by, never read. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => "tsvector",
});

/** The record's own number. Unique in the whole table, though the key of a band's record is the pair with its band. */
export const identity = () => integer("id").generatedAlwaysAsIdentity().notNull();

export const createdAt = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** When the record was made and last changed, and by which member. Triggers move `updatedAt` and `updatedById`. */
export const stamps = () => ({
  createdAt: createdAt(),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
  updatedById: integer("updated_by_id"),
});
