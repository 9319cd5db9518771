/** A song as a file tells it, before names of genres and statuses are looked up and lengths of texts are checked. */
import {
  type AnyField,
  FIELD_LIST,
  type SONG_FIELDS,
  type SongField,
} from "../song-fields/song-fields.ts";

export type SongDraft = {
  readonly [Name in SongField]: ReturnType<(typeof SONG_FIELDS)[Name]["read"]>["value"];
};

/** A song of a file with what is to be said of it. */
export type FoundSong = {
  /** The name of the file, and which of its songs it is where it holds several. */
  readonly file: string;
  /** Of a table, from 1; null for a chart. */
  readonly line: number | null;
  readonly draft: SongDraft;
  /** What keeps it from being imported. */
  readonly problems: readonly string[];
  /** What was understood otherwise than it stands there. */
  readonly notes: readonly string[];
};

/** What nothing is said of. */
export const EMPTY_DRAFT = draftOf(({ read }) => read("", { tagLength: 0 }).value);

/** A draft of what `valueOf` finds for each field: read by the field's own `read`. */
export function draftOf(valueOf: (field: AnyField, name: SongField) => unknown): SongDraft {
  return Object.fromEntries(
    FIELD_LIST.map(([name, field]) => [name, valueOf(field, name)]),
  ) as SongDraft;
}
