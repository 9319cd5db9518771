/** Which column of a table is which field of a song, by the names that our own export and other products give. */
import { OTHER_UNITS, SONG_FIELDS } from "../song-fields/song-fields.ts";

/** What a column can be, in the order in which the choices are offered. */
const COLUMNS = { ...SONG_FIELDS, ...OTHER_UNITS } as const;

export type ImportField = keyof typeof COLUMNS;

export const IMPORT_FIELDS = (Object.keys(COLUMNS) as ImportField[]).map((field) => {
  const { label, aliases } = COLUMNS[field];
  return { field, label, aliases };
});

/** By column; null is left out. */
export type ColumnMapping = readonly (ImportField | null)[];

/** A field goes to the one column whose name fits it best; a column of unknown name is left out. */
export function suggestMapping(head: readonly string[]): ColumnMapping {
  const names = head.map(plainName);
  const mapping: (ImportField | null)[] = head.map(() => null);
  for (const { field, aliases } of IMPORT_FIELDS) {
    for (const known of aliases) {
      const column = names.findIndex((name, index) => name === known && mapping[index] === null);
      if (column < 0) continue;
      mapping[column] = field;
      break;
    }
  }
  return mapping;
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

/** The mapping with one column changed; a field that another column had moves here. */
export function changeColumn(
  mapping: ColumnMapping,
  column: number,
  field: ImportField | null,
): ColumnMapping {
  return mapping.map((old, index) => {
    if (index === column) return field;
    return old === field ? null : old;
  });
}

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
