/** The rows of a band as the text that goes into its file, a page at a time. */
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { PEOPLE } from "./band-tables.repository.ts";
import { ORIGINALS, OWN_ROWS } from "./left-out.ts";

/** Rows and bytes of a page: what the database's driver takes in within some milliseconds. */
const ROWS = 200;
const BYTES = 1_000_000;

/** Each page is read when the one before has been taken. */
export async function* readRows(tx: BandTransaction, table: TableShape): AsyncGenerator<string[]> {
  const text = `
    with page as (
      select r.id, row_to_json(r)::text as line
      from (select ${fieldsOf(table)} from ${sourceOf(table)} where ${rowsOf(table)} and id > $2 order by id limit ${ROWS}) r
    ), sized as (
      select id, line, sum(octet_length(line)) over (order by id) - octet_length(line) as before from page
    )
    select id, line from sized where before < ${BYTES} order by id`;
  for (let last = 0; ;) {
    const rows = await tx.arrays<[id: number, line: string]>({ text }, [tx.bandId, last]);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(([, line]) => line);
    last = end[0];
  }
}

function fieldsOf({ columns }: TableShape): string {
  return columns
    .map(({ name, type }) => {
      if (type === "timestamptz") return `${isoText(name)} as ${name}`;
      return type === "time" ? `to_char(${name}, 'HH24:MI') as ${name}` : name;
    })
    .join(", ");
}

function rowsOf({ name }: TableShape): string {
  if (name === "bands") return "id = $1";
  if (name === PEOPLE.name) return "id in (select user_id from band_users where band_id = $1)";
  if (OWN_ROWS.includes(name))
    return "band_id = $1 and band_user_id = (select bandstand.current_member())";
  return "band_id = $1";
}

const USED = `attached_at is not null and released_at is null and kind in (${ORIGINALS.map((kind) => `'${kind}'`).join(", ")})`;

export interface BandFileEntry {
  readonly filename: string;
  readonly kind: string;
  /** Bytes. */
  readonly size: number;
  readonly date: string;
}

/** The originals that records of the band hold. */
export function originalsOf(tx: BandTransaction): Promise<BandFileEntry[]> {
  return tx.rows<BandFileEntry>(
    {
      text: `
        select filename, kind, coalesce(size, 0)::float8 as size, created_at as date from stored_files
        where band_id = $1 and ${USED} order by id`,
    },
    [tx.bandId],
  );
}

export function nameOfBand(tx: BandTransaction): Promise<{ name: string; identity: string }[]> {
  return tx.rows({ text: "select name, identity from bands where id = $1" }, [tx.bandId]);
}

/** How many rows a table has, and about how many bytes of text they are. */
export async function measureTable(
  tx: BandTransaction,
  table: TableShape,
): Promise<{ rows: number; bytes: number }> {
  const text = `
    select count(*)::integer, coalesce(sum(pg_column_size(r.*)), 0)::float8 from ${sourceOf(table)} r where ${rowsOf(table)}`;
  const [[rows, bytes] = [0, 0]] = await tx.arrays<[number, number]>({ text }, [tx.bandId]);
  return { rows, bytes };
}

const sourceOf = ({ name }: TableShape) => (name === PEOPLE.name ? "users" : name);
