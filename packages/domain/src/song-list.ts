/** Which songs a list shows, and in which order. */
import { parseNote, pitchClass } from "./chart/note.ts";
import type { SortDirection } from "./sort-direction.ts";
import { searchFor } from "./text-search.ts";

export type ListedSong = {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
  readonly songStatusTag: string;
  readonly songkey: string | null;
  readonly bpm: number | null;
  readonly seconds: number | null;
  /** 0 to 10, null while nobody has rated the song. */
  readonly avgRating: number | null;
  /** As an ISO timestamp. */
  readonly createdAt: string;
};

export type SongSort =
  | "title"
  | "artist"
  | "key"
  | "tempo"
  | "length"
  | "avgRating"
  | "added"
  | "played";

export type SongListOptions = {
  readonly search: string;
  /** The tags of the statuses to show. */
  readonly statuses: readonly string[];
  /** The songs to narrow the list to; null for all. Without a status they are shown whatever theirs is. */
  readonly bookmarked: ReadonlySet<number> | null;
  readonly sort: SongSort;
  readonly direction: SortDirection;
  /** When the songs were played last, `YYYY-MM-DD` by their ids; needed to sort by it. */
  readonly lastPlayed?: ReadonlyMap<number, string>;
};

/** The rows to show, the list itself left as it is. */
export function songsToShow<Row extends ListedSong>(
  rows: readonly Row[],
  { search, statuses, bookmarked, sort, direction, lastPlayed }: SongListOptions,
): Row[] {
  const shown = new Set(statuses);
  const anyStatus = bookmarked !== null && shown.size === 0;
  const isFound = searchFor(search);
  const found = rows.filter(
    (row) =>
      (anyStatus || shown.has(row.songStatusTag)) &&
      (bookmarked === null || bookmarked.has(row.id)) &&
      isFound([row.title, row.artist, row.featuring]),
  );
  return sortSongs(found, sort, direction, lastPlayed);
}

/** Rows that compare as equal keep their order; those of which nothing is said come last in either direction. */
export function sortSongs<Row extends ListedSong>(
  rows: readonly Row[],
  sort: SongSort,
  direction: SortDirection,
  lastPlayed: ReadonlyMap<number, string> = NEVER_PLAYED,
): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  if (sort === "title" || sort === "artist")
    return rows.toSorted((one, other) => sign * alphabetical.compare(one[sort], other[sort]));
  const figure = FIGURES[sort];
  const figures = rows.map((row) => ({ row, at: figure(row, lastPlayed) }));
  return figures
    .toSorted((one, other) => compareFigures(one.at, other.at, sign))
    .map(({ row }) => row);
}

const NEVER_PLAYED: ReadonlyMap<number, string> = new Map();

const FIGURES: Record<
  Exclude<SongSort, "title" | "artist">,
  (song: ListedSong, lastPlayed: ReadonlyMap<number, string>) => number | null
> = {
  key: ({ songkey }) => keyPlace(songkey),
  tempo: ({ bpm }) => bpm,
  length: ({ seconds }) => (seconds === 0 ? null : seconds),
  avgRating: ({ avgRating }) => avgRating,
  added: ({ createdAt }) => Date.parse(createdAt),
  played: ({ id }, lastPlayed) => {
    const day = lastPlayed.get(id);
    return day === undefined ? null : Date.parse(day);
  },
};

/** From C upwards by semitones, each major key before the minor one; null for what names no key. */
function keyPlace(songkey: string | null): number | null {
  const [, note = "", minor] = /^\s*([A-G][#♯b♭]?)\s*(m(?!aj))?/.exec(songkey ?? "") ?? [];
  const tonic = parseNote(note);
  return tonic === null ? null : 2 * pitchClass(tonic) + Number(minor !== undefined);
}

/** Accents and case do not part what a reader looks for together; "Song 2" comes before "Song 10". */
const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

function compareFigures(one: number | null, other: number | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (one - other);
}
