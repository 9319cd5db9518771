/** The list's choices as the address keeps them, so that Back and links bring the same list. */
import {
  DEFAULT_SONG_STATUSES,
  SONG_STATUSES,
  type SongStatusTag,
} from "@bandstand/domain/song-status";
import type { SongSort, SortDirection } from "@bandstand/domain/song-list";

export interface SongSearch {
  search?: string;
  /** Tags in a row, for instance `PC`; left out, the default ones. `none` for no status at all. */
  status?: string;
  sort?: SongSort;
  direction?: SortDirection;
  /** Only the songs that one has bookmarked. */
  bookmarked?: "true";
}

const SORTS: readonly SongSort[] = ["title", "artist", "avgRating"];

/** Reads an address that somebody may have typed: what it does not know it leaves out. */
export function readSongSearch(raw: Record<string, unknown>): SongSearch {
  const { search, status, sort, direction, bookmarked } = raw;
  return {
    ...(typeof search === "string" && search !== "" && { search }),
    ...(typeof status === "string" && /^(none|[NPCHR]{1,5})$/.test(status) && { status }),
    ...(isSort(sort) && sort !== "title" && { sort }),
    ...(direction === "desc" && { direction }),
    ...(bookmarked === "true" && { bookmarked }),
  };
}

/** What the address says of the statuses, as tags. */
export function statusesOf(status: string | undefined): readonly SongStatusTag[] {
  if (status === undefined) return DEFAULT_SONG_STATUSES;
  return SONG_STATUSES.map(({ tag }) => tag).filter(
    (tag) => status !== "none" && status.includes(tag),
  );
}

/** Undefined for the default ones, which the address leaves out. */
export function statusParam(statuses: readonly SongStatusTag[]): string | undefined {
  const tags = SONG_STATUSES.map(({ tag }) => tag).filter((tag) => statuses.includes(tag));
  if (tags.join() === DEFAULT_SONG_STATUSES.join()) return undefined;
  return tags.length === 0 ? "none" : tags.join("");
}

function isSort(value: unknown): value is SongSort {
  return SORTS.some((sort) => sort === value);
}
