/** Ids of the small tables' rows by what the demo's content calls them. */
import type { SystemTransaction } from "../../platform/database/transactions.ts";

const SOURCES = {
  genre: "select id, name as key from genres",
  songStatus: "select id, tag as key from song_statuses",
  role: "select id, tag as key from roles",
  menuOption: "select id, tag as key from menu_options",
  documentType: "select id, name as key from document_types",
  eventType: "select id, tag as key from event_types",
  eventStatus: "select id, tag as key from event_statuses",
  venueType: "select id, name as key from venue_types",
} as const;

type Source = keyof typeof SOURCES;

/** Throws a RangeError where the table has no such row. */
export type Lookups = (source: Source, key: string) => number;

export async function readLookups(tx: SystemTransaction): Promise<Lookups> {
  const tables = new Map<string, ReadonlyMap<string, number>>();
  for (const [source, text] of Object.entries(SOURCES)) {
    const rows = await tx.rows<{ id: number; key: string }>({ text });
    tables.set(source, new Map(rows.map(({ id, key }) => [key, id])));
  }
  return (source, key) => found(tables.get(source)?.get(key), `${source} "${key}"`);
}

/** The value, which has to be there: the demo's content names only what exists. Throws a RangeError otherwise. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new RangeError(`The demo has no ${what}.`);
  return value;
}

/** Pairs of what was inserted and the ids that came back, in the same order. */
export function idsBy<Item>(
  items: readonly Item[],
  rows: readonly { readonly id: number }[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, number> {
  return new Map(items.map((item, index) => [keyOf(item), found(rows[index], "row").id]));
}
