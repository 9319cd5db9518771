/**
 * The function behind a song's generated column `list_fields`: the row of the list as the contract has it, without what the
 * lookups know. A generated column is given no row but each column by itself, and the migrations have the function as it
 * was when they were made: a test holds it to this one, and says what a new migration has to create.
 */
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { songRow } from "@bandstand/contracts/songs";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isInstant, isoText } from "./columns-in-sql.ts";

/** What the lookups say of a song is put before its own fields by the query (`records/songs/song-rows.ts`). */
const LOOKED_UP = ["Genre", "songStatusName", "songStatusTag", "SongStatus"] as const;

const LISTED = fieldsOf(without(songRow.shape, LOOKED_UP));

/** A generated column is made of no other that is generated: the mean is made of what it is made of there. */
const SUMS = ["ratingSum", "ratingCount"] as const;
const MEAN =
  'case when rating_count > 0 then rating_sum::double precision / rating_count end as "avgRating"';

type Columns = Readonly<
  Record<Exclude<(typeof LISTED)[number], "avgRating"> | (typeof SUMS)[number], PgColumn>
>;

/** The value of the column. */
export function songListFieldsCall(songs: Columns): string {
  return `bandstand.song_list_fields(${argumentsOf(songs)
    .map(({ name }) => name)
    .join(", ")})`;
}

/** What the function takes, as `pg_get_function_identity_arguments` spells it. */
export function songListFieldsArguments(songs: Columns): string {
  return argumentsOf(songs)
    .map((column) => `${column.name} ${typeOf(column)}`)
    .join(", ");
}

/** What the function says. */
export function songListFieldsBody(songs: Columns): string {
  const fields = LISTED.map((field) => {
    if (field === "avgRating") return MEAN;
    const column = songs[field];
    return `${isInstant(column) ? isoText(column.name) : column.name} as "${field}"`;
  });
  return `
  select substr(row_to_json(r)::text, 2) from (
    select
      ${fields.join(",\n      ")}
  ) r
`;
}

function argumentsOf(songs: Columns): PgColumn[] {
  return LISTED.flatMap((field) =>
    field === "avgRating" ? SUMS.map((sum) => songs[sum]) : [songs[field]],
  );
}

/** A function's arguments have no precision. */
function typeOf(column: PgColumn): string {
  return column.getSQLType() === "timestamptz(3)"
    ? "timestamp with time zone"
    : column.getSQLType();
}
