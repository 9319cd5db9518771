/** What people say of a song, as columns: what the contract takes and no column keeps does not compile. */
import { fieldsOf } from "@bandstand/contracts/shapes";
import { type AddSong, songFields } from "@bandstand/contracts/songs";
import { columnNames } from "../../platform/database/columns-in-sql.ts";
import { songs } from "../../platform/database/schema/songs.ts";

/** In the order of a statement's parameters. */
const FIELDS = fieldsOf(songFields);

/** The columns of a new song, for an `insert`. */
export const NEW_COLUMNS = columnNames(songs, FIELDS);

/** What each column of a new song is given; `placeOf` says where its value stands in the statement. */
export function newValues(placeOf: (column: string, index: number) => string): string {
  return FIELDS.map((field, index) => given(field, placeOf(songs[field].name, index))).join(", ");
}

/** A new song in JSON, by its fields, for a `json_to_recordset`: `"genreId" integer, …`. */
export const NEW_RECORD = FIELDS.map((field) => `"${field}" ${songs[field].getSQLType()}`).join(
  ", ",
);

/** Parameters of one song, in the order of its columns. */
export function newParameters(song: AddSong): unknown[] {
  return FIELDS.map((field) => parameterOf(field, song));
}

type Field = (typeof FIELDS)[number];

/** Without a status it has the one tagged P. */
function given(field: Field, place: string): string {
  if (field === "songStatusId")
    return `coalesce(${place}::integer, (select id from song_statuses where tag = 'P'))`;
  return isJson(field) ? `coalesce(${place}::jsonb, '[]')` : place;
}

function parameterOf(field: Field, song: AddSong): unknown {
  const value = song[field];
  return isJson(field) && value !== undefined ? JSON.stringify(value) : (value ?? null);
}

function isJson(field: Field): boolean {
  return songs[field].getSQLType() === "jsonb";
}
