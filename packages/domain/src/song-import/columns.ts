/** Which column of a table is which field of a song, by the names that our own export and other products give. */
import { type Mapping, mappingOf, withColumn } from "../csv/columns.ts";
import { OTHER_UNITS, SONG_FIELDS } from "../song-fields/song-fields.ts";

/** What a column can be, in the order in which the choices are offered. */
const COLUMNS = { ...SONG_FIELDS, ...OTHER_UNITS } as const;

export type ImportField = keyof typeof COLUMNS;

export const IMPORT_FIELDS = (Object.keys(COLUMNS) as ImportField[]).map((field) => {
  const { label, aliases } = COLUMNS[field];
  return { field, label, aliases };
});

/** A column that no field is for: it goes into the notes, under its name. Any number of columns may. */
export const KEPT_COLUMN = "kept";

export type ImportColumn = ImportField | typeof KEPT_COLUMN;
export type ColumnMapping = Mapping<ImportColumn>;

export function suggestMapping(head: readonly string[]): Mapping<ImportField> {
  return mappingOf(IMPORT_FIELDS, head);
}

/** What programs count and sort by, which says nothing to a band. */
const OF_A_PROGRAM =
  /^(?:#|no|nr|order|index|position|sequence|.*(?:\bid|_id|guid|uuid)|(?:date )?(?:created|modified|updated|added)\b.*|last (?:modified|updated|edited)\b.*|(?:average )?rating)$/i;

/** The same, with the columns that no field is for in the notes: nothing of a table is dropped unsaid. */
export function suggestWholeMapping(head: readonly string[]): ColumnMapping {
  return suggestMapping(head).map((field, index) => {
    const name = head[index]?.trim() ?? "";
    return field === null && name !== "" && !OF_A_PROGRAM.test(name) ? KEPT_COLUMN : field;
  });
}

/** The mapping with one column changed; a field that another column had moves here, notes may have many. */
export function withImportColumn(
  mapping: ColumnMapping,
  column: number,
  field: ImportColumn | null,
): ColumnMapping {
  if (field !== KEPT_COLUMN) return withColumn(mapping, column, field);
  return mapping.map((old, index) => (index === column ? field : old));
}

/** Whether the first record of a table names its columns: one is the title, or two at least are known. */
export function isHead(cells: readonly string[]): boolean {
  const known = suggestMapping(cells).filter((field) => field !== null);
  return known.includes("title") || known.length >= 2;
}

/** What to begin with where no column is named: people write the title first, then the artist. */
export function mappingWithoutHead(columns: number): ColumnMapping {
  return Array.from(
    { length: columns },
    (_, index) => IMPORT_FIELDS[index < 2 ? index : -1]?.field ?? null,
  );
}
