/** Songs from the records of a table, by what its columns are. */
import { unguardFormula } from "../csv/formula-guard.ts";
import type { CsvRecord } from "../csv/read-csv.ts";
import { OTHER_UNITS, type ReadLimits, type SongField } from "../song-fields/song-fields.ts";
import { type ColumnMapping, type ImportField, KEPT_COLUMN } from "./columns.ts";
import { isKept, type KeptValue, notesWith, remarksOf } from "./kept-values.ts";
import { draftOf, type FoundSong } from "./song-draft.ts";
import type { Read } from "./values.ts";

export const TABLE_MESSAGES = {
  noTitle: "No title",
  noArtist: "No artist",
  tooManyCells: (cells: number, columns: number) =>
    `The line has ${cells} cells, the table ${columns} columns`,
} as const;

export type TableOptions = {
  readonly file: string;
  readonly mapping: ColumnMapping;
  /** What the columns are called, for those that go into the notes. */
  readonly names?: readonly string[];
  /** Characters that a tag may have. */
  readonly tagLength: number;
};

/** The records without the head. Records of empty cells alone are passed over. */
export function readTable(records: readonly CsvRecord[], options: TableOptions): FoundSong[] {
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map((record) => readRecord(record, options));
}

/** The song under the artist who is given for those that name none. */
export function withArtist(song: FoundSong, artist: string): FoundSong {
  if (song.draft.artist !== "" || artist.trim() === "") return song;
  return {
    ...song,
    draft: { ...song.draft, artist: artist.trim() },
    problems: song.problems.filter((problem) => problem !== TABLE_MESSAGES.noArtist),
  };
}

function readRecord({ line, cells }: CsvRecord, options: TableOptions): FoundSong {
  const { file, mapping, tagLength, names = [] } = options;
  const problems: string[] = [];
  const notes: string[] = [];
  const kept: KeptValue[] = [];
  const cellOf = (column: number): string => unguardFormula(cells[column] ?? "");
  const take = <Value>(column: Column<Value>, field: ImportField): Value => {
    const text = cellOf(mapping.indexOf(field));
    const found = column.read(text, { tagLength });
    notes.push(...remarksOf(found));
    if (isKept(found)) kept.push({ label: column.label, text });
    return found.value;
  };
  const said = draftOf((field, name) => take(field, name) ?? inOtherUnit(name, take));
  for (const [column, field] of mapping.entries()) {
    if (field === KEPT_COLUMN) kept.push({ label: names[column] ?? "", text: cellOf(column) });
  }
  const draft = { ...said, notes: notesWith(said.notes, kept) };
  if (draft.title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (draft.artist === "") problems.push(TABLE_MESSAGES.noArtist);
  const surplus = cells.slice(mapping.length).some((text) => text.trim() !== "");
  if (surplus) problems.push(TABLE_MESSAGES.tooManyCells(cells.length, mapping.length));
  return { file, line, draft, problems, notes };
}

/** What is read of a column, whichever field it is. */
type Column<Value> = {
  readonly label: string;
  readonly read: (text: string, limits: ReadLimits) => Read<Value>;
};

/** What another column says of a field in a unit of its own. */
function inOtherUnit(
  name: SongField,
  take: <Value>(column: Column<Value>, field: ImportField) => Value,
): number | null {
  for (const [field, column] of UNITS) {
    const value = column.of === name ? take(column, field) : null;
    if (value !== null) return value;
  }
  return null;
}

const UNITS = Object.entries(OTHER_UNITS) as [
  keyof typeof OTHER_UNITS,
  (typeof OTHER_UNITS)[keyof typeof OTHER_UNITS],
][];
