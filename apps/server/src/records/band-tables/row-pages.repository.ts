/** Rows as JSON text, made by the database, a page at a time. */
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Rows and bytes of a page: what the database's driver takes in within some milliseconds. */
const ROWS = 200;
const BYTES = 1_000_000;

export interface WantedRows {
  readonly shape: TableShape;
  /** The table; that of the shape's name when left out. */
  readonly source?: string;
  /** Over `$1`, the band, and `$3` and further, the values. */
  readonly where: string;
  readonly values?: readonly unknown[];
}

/** By their ids, a row a text. Each page is read when the one before has been taken. */
export async function* readPages(
  tx: BandTransaction,
  { shape, source = shape.name, where, values = [] }: WantedRows,
): AsyncGenerator<string[]> {
  const text = `
    with page as (
      select r.id, row_to_json(r)::text as line
      from (select ${fieldsOf(shape)} from ${source} where ${where} and id > $2 order by id limit ${ROWS}) r
    ), sized as (
      select id, line, sum(octet_length(line)) over (order by id) - octet_length(line) as before from page
    )
    select id, line from sized where before < ${BYTES} order by id`;
  for (let last = 0; ;) {
    const page = await tx.arrays<[id: number, line: string]>({ text }, [
      tx.bandId,
      last,
      ...values,
    ]);
    const end = page.at(-1);
    if (!end) return;
    yield page.map(([, line]) => line);
    last = end[0];
  }
}

export function fieldsOf({ columns }: TableShape): string {
  return columns
    .map(({ name, type }) => {
      if (type === "timestamptz") return `${isoText(name)} as ${name}`;
      return type === "time" ? `to_char(${name}, 'HH24:MI') as ${name}` : name;
    })
    .join(", ");
}
