/** Which songs a list shows, and in which order. */
import type { SortDirection } from "./sort-direction.ts";
import { searchFor } from "./text-search.ts";

export type ListedSong = {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
  readonly songStatusTag: string;
  /** 0 to 10, null while nobody has rated the song. */
  readonly avgRating: number | null;
};

export type SongSort = "title" | "artist" | "avgRating";

export type SongListOptions = {
  readonly search: string;
  /** The tags of the statuses to show. */
  readonly statuses: readonly string[];
  /** The songs to narrow the list to; null for all. Without a status they are shown whatever theirs is. */
  readonly bookmarked: ReadonlySet<number> | null;
  readonly sort: SongSort;
  readonly direction: SortDirection;
};

/** The rows to show, the list itself left as it is. */
export function songsToShow<Row extends ListedSong>(
  rows: readonly Row[],
  { search, statuses, bookmarked, sort, direction }: SongListOptions,
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
  return sortSongs(found, sort, direction);
}

/** Rows that compare as equal keep their order; songs without a rating come last in either direction. */
export function sortSongs<Row extends ListedSong>(
  rows: readonly Row[],
  sort: SongSort,
  direction: SortDirection,
): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  if (sort === "avgRating") {
    return rows.toSorted((one, other) => compareRatings(one.avgRating, other.avgRating, sign));
  }
  return rows.toSorted((one, other) => sign * alphabetical.compare(one[sort], other[sort]));
}

/** Accents and case do not part what a reader looks for together; "Song 2" comes before "Song 10". */
const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

function compareRatings(one: number | null, other: number | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (one - other);
}
