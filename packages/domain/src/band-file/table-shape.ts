/** What a table of a band is made of, as the database tells it: rows are written, checked and put in by nothing else. */
export const COLUMN_TYPES = [
  "bool",
  "date",
  "float4",
  "float8",
  "int2",
  "int4",
  "int8",
  "jsonb",
  "numeric",
  "text",
  "time",
  "timestamptz",
  "uuid",
  "varchar",
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export interface ColumnShape {
  readonly name: string;
  readonly type: ColumnType;
  /** The type in full, as SQL writes it. */
  readonly sqlType: string;
  /** Characters at most, of a `varchar`. */
  readonly length: number | null;
  readonly nullable: boolean;
  /** A row may come without it. */
  readonly hasDefault: boolean;
  /** The table whose `id` it holds. */
  readonly refersTo: string | null;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
}

/** Each table behind those that it refers to, those in a circle by their names. */
export function inOrderOfReference<T extends TableShape>(tables: readonly T[]): T[] {
  const waiting = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ordered: T[] = [];
  const isFree = ({ name, columns }: T) =>
    columns.every(
      ({ refersTo }) => refersTo === name || !waiting.some((other) => other.name === refersTo),
    );
  while (waiting.length > 0) {
    const free = waiting.findIndex(isFree);
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
}
