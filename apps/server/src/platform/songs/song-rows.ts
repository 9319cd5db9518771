/** Songs as the wire's rows show them, built by the database. */
import type { SongRow } from "@bandstand/contracts/songs";
import type { BandTransaction } from "../database/transactions.ts";
import { PreparedJson } from "../http/prepared-json.ts";

const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How each field of a list row is read. The compiler sees to it that it is the contract's fields and no others. */
export const ROW_FIELDS: Record<keyof SongRow, string> = {
  id: "s.id",
  bandId: "s.band_id",
  title: "s.title",
  artist: "s.artist",
  featuring: "s.featuring",
  genreId: "s.genre_id",
  Genre: "case when g.id is not null then json_build_object('name', g.name) end",
  songStatusId: "s.song_status_id",
  songStatusName: "t.name",
  songStatusTag: "t.tag",
  SongStatus: "t.status",
  songkey: "s.songkey",
  bpm: "s.bpm",
  start: "s.start",
  youTubeId: "s.you_tube_id",
  recordingFilename: "s.recording_filename",
  recordingDate: iso("s.recording_date"),
  seconds: "s.seconds",
  coverImageURL: "s.cover_image_url",
  chips: "s.chips",
  avgRating: "s.avg_rating",
  createdAt: iso("s.created_at"),
  updatedAt: iso("s.updated_at"),
};

export const select = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

/** A status is one of five: its object is built once a query, not once a row. */
export const FROM = `
  from songs s
  join (
    select id, tag, name,
      json_build_object('tag', tag, 'name', name, 'color', color, 'sequence', sequence) as status
    from song_statuses offset 0
  ) t on t.id = s.song_status_id
  left join genres g on g.id = s.genre_id`;

const ORDER = "order by lower(s.title), lower(s.artist), s.id";

/** By title. Built whole by the database: reading 500 rows into objects costs more than finding them. */
const asJson = (condition: string) => `
  select '[' || coalesce(string_agg(row_to_json(r)::text, ','), '') || ']' as json
  from (select ${select(ROW_FIELDS)} ${FROM} where s.band_id = $1 ${condition} ${ORDER}) r`;

const LIST = asJson("");

const SEARCH = asJson(
  "and (contains(s.title, $2) or contains(s.artist, $2) or contains(s.featuring, $2))",
);

const SOME = asJson("and s.id = any ($2)");

/** The band's songs by title; with a search those whose title, artist or featuring holds it. */
export function listSongsAsJson(tx: BandTransaction, search: string): Promise<PreparedJson> {
  return search === ""
    ? read(tx, { name: "list_songs", text: LIST })
    : read(tx, { name: "search_songs", text: SEARCH }, search);
}

/** Those of the given ids, by title. */
export function someSongsAsJson(
  tx: BandTransaction,
  ids: readonly number[],
): Promise<PreparedJson> {
  return read(tx, { text: SOME }, ids);
}

async function read(
  tx: BandTransaction,
  statement: { name?: string; text: string },
  ...values: unknown[]
): Promise<PreparedJson> {
  const [row] = await tx.rows<{ json: string }>(statement, [tx.bandId, ...values]);
  return new PreparedJson(row?.json ?? "[]");
}
