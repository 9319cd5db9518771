/** Songs from the records of a table, by what its columns are. */
import { unguardFormula } from "../csv/formula-guard.ts";
import type { CsvRecord } from "../csv/read-csv.ts";
import { videoIdOf } from "../video-id.ts";
import type { ColumnMapping, ImportField } from "./columns.ts";
import type { FoundSong, SongDraft } from "./song-draft.ts";
import { statusOf } from "./status-words.ts";
import { type Read, readKey, readLength, readMilliseconds, readTags, readTempo } from "./values.ts";

export const TABLE_MESSAGES = {
  noTitle: "No title",
  noArtist: "No artist",
  tooManyCells: (cells: number, columns: number) =>
    `The line has ${cells} cells, the table ${columns} columns`,
  unknownStatus: (word: string) => `The status “${word}” is not known here: the song gets WIP`,
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
  const raw = (field: ImportField): string => unguardFormula(cells[mapping.indexOf(field)] ?? "");
  const cell = (field: ImportField): string => raw(field).trim();
  const long = (field: ImportField): string | null => {
    const text = raw(field);
    return text.trim() === "" ? null : text;
  };
  const optional = (field: ImportField): string | null => cell(field) || null;
  const take = <Value>({ value, problem, note }: Read<Value>): Value | null => {
    if (problem !== undefined) problems.push(problem);
    if (note !== undefined) notes.push(note);
    return value;
  };

  const tags = readTags(cell("tags"), tagLength);
  notes.push(...tags.notes);
  const word = cell("status");
  const status = word === "" ? null : statusOf(word);
  if (word !== "" && status === null) notes.push(TABLE_MESSAGES.unknownStatus(word));
  const draft: SongDraft = {
    title: cell("title"),
    artist: cell("artist"),
    featuring: optional("featuring"),
    genre: optional("genre"),
    status,
    songkey: take(readKey(cell("songkey"))),
    bpm: take(readTempo(cell("bpm"))),
    start: optional("start"),
    seconds: take(readLength(cell("seconds"))) ?? take(readMilliseconds(cell("milliseconds"))),
    lyrics: long("lyrics"),
    tab: long("tab"),
    notes: long("notes"),
    todo: long("todo"),
    youTubeId: videoIdOf(cell("youTubeId")),
    coverImageURL: optional("coverImageURL"),
    tags: tags.value,
  };
  if (draft.title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (draft.artist === "") problems.push(TABLE_MESSAGES.noArtist);
  const surplus = cells.slice(mapping.length).some((text) => text.trim() !== "");
  if (surplus) problems.push(TABLE_MESSAGES.tooManyCells(cells.length, mapping.length));
  return { file, line, draft, problems, notes };
}
