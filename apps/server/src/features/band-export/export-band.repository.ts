/** What of a band goes into its file. */
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { readPages } from "../../records/band-tables/row-pages.repository.ts";
import { PEOPLE } from "./band-tables.repository.ts";
import { ORIGINALS, OWN_ROWS } from "./left-out.ts";

export function readRows(tx: BandTransaction, shape: TableShape): AsyncGenerator<string[]> {
  return readPages(tx, { shape, source: sourceOf(shape), where: rowsOf(shape) });
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
