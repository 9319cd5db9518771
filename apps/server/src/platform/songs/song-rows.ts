/** Songs as the wire's rows show them. */
import type { SongRow } from "@bandstand/contracts/songs";
import type { Statement } from "../database/session.ts";
import type { BandTransaction } from "../database/transactions.ts";
import { PreparedJson } from "../http/prepared-json.ts";

/** How each field of a list row is read. The compiler sees to it that it is the contract's fields and no others. */
export const ROW_FIELDS: Record<keyof SongRow, string> = {
  id: "s.id",
  bandId: "s.band_id",
  title: "s.title",
  artist: "s.artist",
  featuring: "s.featuring",
  genreId: "s.genre_id",
  Genre: "g.genre",
  songStatusId: "s.song_status_id",
  songStatusName: "t.name",
  songStatusTag: "t.tag",
  SongStatus: "t.status",
  songkey: "s.songkey",
  bpm: "s.bpm",
  start: "s.start",
  youTubeId: "s.you_tube_id",
  recordingFilename: "s.recording_filename",
  recordingDate: "s.recording_date",
  seconds: "s.seconds",
  coverImageURL: "s.cover_image_url",
  chips: "s.chips",
  avgRating: "s.avg_rating",
  createdAt: "s.created_at",
  updatedAt: "s.updated_at",
};

export const select = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

/** Statuses and genres are few: their objects are built once a query, not once a row. */
export const FROM = `
  from songs s
  join (
    select id, tag, name,
      json_build_object('tag', tag, 'name', name, 'color', color, 'sequence', sequence) as status
    from song_statuses offset 0
  ) t on t.id = s.song_status_id
  left join (
    select id, json_build_object('name', name) as genre from genres offset 0
  ) g on g.id = s.genre_id`;

const ORDER = "order by lower(s.title), lower(s.artist), s.id";

const byTitle = (condition: string) =>
  `select ${select(ROW_FIELDS)} ${FROM} where s.band_id = $1 ${condition} ${ORDER}`;

const LIST = byTitle("");

const SEARCH = byTitle(
  "and (contains(s.title, $2) or contains(s.artist, $2) or contains(s.featuring, $2))",
);

const SOME = byTitle("and s.id = any ($2)");

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

/** Rows come while the database reads the next ones: building the JSON there as a whole takes longer. */
async function read(
  tx: BandTransaction,
  statement: Statement,
  ...values: unknown[]
): Promise<PreparedJson> {
  return new PreparedJson(
    JSON.stringify(await tx.rows<SongRow>(statement, [tx.bandId, ...values])),
  );
}
