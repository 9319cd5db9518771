/** Which column of a table is which field of a song, by the names that our own export and other products give. */
import { type Mapping, mappingOf } from "../csv/columns.ts";
import { OTHER_UNITS, SONG_FIELDS } from "../song-fields/song-fields.ts";

/** What a column can be, in the order in which the choices are offered. */
const COLUMNS = { ...SONG_FIELDS, ...OTHER_UNITS } as const;

export type ImportField = keyof typeof COLUMNS;

export const IMPORT_FIELDS = (Object.keys(COLUMNS) as ImportField[]).map((field) => {
  const { label, aliases } = COLUMNS[field];
  return { field, label, aliases };
});

export type ColumnMapping = Mapping<ImportField>;

export function suggestMapping(head: readonly string[]): ColumnMapping {
  return mappingOf(IMPORT_FIELDS, head);
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
