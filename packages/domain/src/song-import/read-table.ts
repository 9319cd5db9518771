/** Songs from the records of a table, by what its columns are. */
import { unguardFormula } from "../csv/formula-guard.ts";
import type { CsvRecord } from "../csv/read-csv.ts";
import { OTHER_UNITS, type SongField } from "../song-fields/song-fields.ts";
import type { ColumnMapping, ImportField } from "./columns.ts";
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
  const { file, mapping, tagLength } = options;
  const problems: string[] = [];
  const notes: string[] = [];
  const cell = (field: ImportField): string => unguardFormula(cells[mapping.indexOf(field)] ?? "");
  const take = <Value>({ value, problem, note, notes: more = [] }: Read<Value>): Value => {
    if (problem !== undefined) problems.push(problem);
    notes.push(...(note === undefined ? [] : [note]), ...more);
    return value;
  };
  const draft = draftOf(
    ({ read }, name) => take(read(cell(name), { tagLength })) ?? inOtherUnit(name, cell, take),
  );
  if (draft.title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (draft.artist === "") problems.push(TABLE_MESSAGES.noArtist);
  const surplus = cells.slice(mapping.length).some((text) => text.trim() !== "");
  if (surplus) problems.push(TABLE_MESSAGES.tooManyCells(cells.length, mapping.length));
  return { file, line, draft, problems, notes };
}

/** What another column says of a field in a unit of its own. */
function inOtherUnit(
  name: SongField,
  cell: (field: ImportField) => string,
  take: <Value>(read: Read<Value>) => Value,
): number | null {
  for (const [column, { of, read }] of UNITS) {
    const value = of === name ? take(read(cell(column))) : null;
    if (value !== null) return value;
  }
  return null;
}

const UNITS = Object.entries(OTHER_UNITS) as [
  keyof typeof OTHER_UNITS,
  (typeof OTHER_UNITS)[keyof typeof OTHER_UNITS],
][];
