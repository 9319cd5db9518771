/** Songs as the wire's rows show them, built by the database. */
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { PreparedJson } from "../../platform/http/prepared-json.ts";

/**
 * A song as a row of the list, JSON as text. Its own fields stand ready in the table; what the lookups say of it is spelled
 * once a query and put before them. Tests hold it to the fields of the contract.
 */
export const ROW = `t.fields || coalesce(g.field, '"Genre":' || to_json(
    case when s.own_genre is not null then json_build_object('name', s.own_genre) end
  )::text || ',', '"Genre":null,') || s.list_fields`;

export const FROM = `
  from songs s
  join (
    select id,
      left(json_build_object('songStatusName', name, 'songStatusTag', tag, 'SongStatus',
        json_build_object('tag', tag, 'name', name, 'color', color, 'sequence', sequence))::text, -1) || ',' as fields
    from song_statuses offset 0
  ) t on t.id = s.song_status_id
  left join (
    select id, '"Genre":' || json_build_object('name', name) || ',' as field from genres offset 0
  ) g on g.id = s.genre_id`;

const ORDER = "order by lower(s.title), lower(s.artist), s.id";

/** By title. Built whole by the database: reading 500 rows into objects costs more than finding them. */
const asJson = (condition: string) => `
  select '[' || coalesce(string_agg(r.json, ','), '') || ']' as json
  from (select ${ROW} as json ${FROM} where s.band_id = $1 ${condition} ${ORDER}) r`;

const LIST = asJson("");

const SEARCH = asJson("and contains(concat_ws(E'\\n', s.title, s.artist, s.featuring), $2)");

const SOME = asJson("and s.id = any ($2)");

/** The band's songs by title; with a search those whose title, artist and featuring hold its words. */
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
