/** The tables of a band and their columns, asked of the database itself, so that a new one is known without a line here. */
import {
  COLUMN_TYPES,
  type ColumnShape,
  type TableShape,
} from "@bandstand/domain/band-file/table-shape";
import * as z from "zod/mini";
import type {
  BandTransaction,
  PersonTransaction,
  SystemTransaction,
} from "../../platform/database/transactions.ts";

type Transaction = Pick<BandTransaction | PersonTransaction | SystemTransaction, "rows">;

const found = z.object({
  table: z.string(),
  name: z.string(),
  type: z.enum(COLUMN_TYPES),
  sqlType: z.string(),
  length: z.nullable(z.number()),
  nullable: z.boolean(),
  hasDefault: z.boolean(),
  refersTo: z.nullable(z.string()),
});

/** A reference within a band names the band first; what it points at is its last column. */
const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, format_type(a.atttypid, a.atttypmod) as "sqlType",
    case when t.typname = 'varchar' then a.atttypmod - 4 end as length,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault", f.relname as "refersTo"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'bandstand'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_type t on t.oid = a.atttypid
  left join lateral (
    select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and k.conrelid = c.oid and k.conkey[cardinality(k.conkey)] = a.attnum
    limit 1
  ) f on true
  where c.relkind in ('r', 'p') and (c.relname in ('bands', 'users') or exists (
    select from pg_attribute b where b.attrelid = c.oid and b.attname = 'band_id' and not b.attisdropped))
  order by c.relname, a.attnum`;

/** Every table of a band, that of bands and that of accounts. */
export async function readCatalogue(tx: Transaction): Promise<TableShape[]> {
  const tables = new Map<string, ColumnShape[]>();
  for (const row of await tx.rows<unknown>({ text: COLUMNS })) {
    const { table, ...column } = found.parse(row);
    if (column.name === "band_id") continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}
