/**
 * A band in which each value of each record is one that stands nowhere else, so that whatever an answer tells of it is
 * found in the answer's text, under whatever name. A new column is marked as well.
 */
import { Readable } from "node:stream";
import type { TestApi } from "./api.ts";
import { addFullBand, type FullBand } from "./full-band.ts";
import { mp3File } from "./sounds.ts";

export interface MarkedBand extends FullBand {
  /** The columns whose values stand in a text, as `songs.title`. */
  marksIn(text: string): string[];
  /** Columns whose values cannot be told from others: a rating, one of a few words. Flags are not even tried. */
  unmarked: string[];
}

type Api = Pick<TestApi, "asSuperuser" | "services">;

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Rights, tokens and mailed links are left as callers need them; a band of no time zone has no day. Flags and keys say little. */
const LEFT_ALONE = `
  c.table_name in ('tokens', 'band_links', 'band_user_menu_options', 'band_revisions')
  or c.column_name in ('id', 'created_at', 'updated_at', 'list_fields', 'time_zone', 'settings', 'sharing')
  or c.data_type = 'boolean' or (c.data_type = 'integer' and c.column_name like '%\\_id')`;

const COLUMNS = `
  select c.table_name as table, c.column_name as column, c.data_type as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'bandstand' and t.table_type = 'BASE TABLE' and not (${LEFT_ALONE})
    and (c.table_name in ('bands', 'users') or exists (
      select from information_schema.columns b
      where b.table_schema = 'bandstand' and b.table_name = c.table_name and b.column_name = 'band_id'))
  order by c.table_name, c.ordinal_position`;

const MARKERS = { markers: [{ id: 1, time: 5, label: "q0q", color: "red", icon: "star" }] };

export async function addMarkedBand(api: Api, name: string): Promise<MarkedBand> {
  const band = await addFullBand(api, name);
  const { bandId } = band;
  const columns = await api.asSuperuser<Column>(COLUMNS);
  await api.asSuperuser(
    `do $$ begin ${columns.map((column, n) => marking(column, n + 1, band)).join("\n")} end $$`,
  );
  await api.asSuperuser(
    "update bandstand.band_user_songs set settings = $2, sharing = 'M-R' where band_id = $1",
    [bandId, JSON.stringify(MARKERS)],
  );
  await storeRecording(api, bandId);
  const marks = new Map([["q0q", "band_user_songs.settings"]]);
  const unmarked: string[] = [];
  const values = await valuesOf(api, columns, band);
  columns.forEach(({ table, column }, index) => {
    const mark = markOf(values[index]);
    if (mark === null) unmarked.push(`${table}.${column}`);
    else marks.set(mark, `${table}.${column}`);
  });
  return {
    ...band,
    unmarked,
    marksIn: (text) =>
      [...marks].flatMap(([mark, column]) => (stands(mark, text) ? column : [])).toSorted(),
  };
}

/** Puts the first mark that a column takes into it: a long number or a word, else what its type and its checks allow. */
function marking({ table, column, type }: Column, n: number, band: FullBand): string {
  return candidates(type, n, band.bandId).reduceRight(
    (otherwise, mark) =>
      `begin update bandstand."${table}" set "${column}" = '${mark}' where ${ownRows(table, band)};
       exception when others then ${otherwise} end;`,
    "null;",
  );
}

function candidates(type: string, n: number, bandId: number): string[] {
  const day = `${1981 + Math.floor(n / 336)}-${two(1 + (Math.floor(n / 28) % 12))}-${two(1 + (n % 28))}`;
  if (type === "jsonb") return [`[{"id":1,"tag":"q${n}q${bandId}","icon":null,"color":null}]`];
  if (type === "date") return [day];
  if (type.startsWith("timestamp")) return [`${day} 05:06:07Z`];
  if (type.startsWith("char") || type === "text") return [`q${n}q${bandId}`];
  return [100_000_000 + n, 30_000 - n, 3000 + n, 1100 + n].map(String);
}

const two = (number: number) => String(number).padStart(2, "0");

function ownRows(table: string, { bandId, userId }: FullBand): string {
  if (table === "users") return `id = ${userId}`;
  return `${table === "bands" ? "id" : "band_id"} = ${bandId}`;
}

async function valuesOf(api: Api, columns: Column[], band: FullBand): Promise<unknown[]> {
  const values = columns.map(
    ({ table, column }) =>
      `(select to_json("${column}") from bandstand."${table}" where ${ownRows(table, band)} limit 1)`,
  );
  const [row] = await api.asSuperuser<{ values: unknown[] }>(
    `select array[${values.join(", ")}] as values`,
  );
  return row?.values ?? [];
}

const TOLD_APART = /^(q\d+q\d+|10000\d{4}|[23]\d{4}|3\d{3}|1[1-9]\d\d|19\d\d-.*|0\.\d{6,})$/;

function markOf(value: unknown): string | null {
  const said = Array.isArray(value) ? (value[0] as { tag?: unknown } | undefined)?.tag : value;
  const text = String(said);
  return TOLD_APART.test(text) ? text.slice(0, "1981-01-01T05:06:07".length) : null;
}

/** A mark by itself, and not within a longer number or word. */
function stands(mark: string, text: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const around = `${text[at - 1] ?? ""}${text[at + mark.length] ?? ""}`;
    if (!/\w/.test(around)) return true;
  }
  return false;
}

/** So that downloads have something to send. */
async function storeRecording({ asSuperuser, services }: Api, bandId: number): Promise<void> {
  const recording = mp3File({ seconds: 1 });
  const [song] = await asSuperuser<{ name: string }>(
    `update bandstand.songs set recording_size = $2 where band_id = $1 returning recording_filename as name`,
    [bandId, recording.length],
  );
  if (!song) throw new Error("The band has no song.");
  await services.files.write(song.name, Readable.from([recording]), { contentType: "audio/mpeg" });
}
