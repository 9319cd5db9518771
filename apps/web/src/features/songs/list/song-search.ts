/** The choices of the songs list in its address. */
import type { SongSort } from "@bandstand/domain/song-list";
import {
  DEFAULT_SONG_STATUSES,
  SONG_STATUSES,
  type SongStatusTag,
} from "@bandstand/domain/song-status";
import {
  chosen,
  type ListSearch,
  readListSearch,
  readSwitch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";

export interface SongSearch extends ListSearch<SongSort> {
  /** Tags in a row, for instance `PC`. */
  status?: string;
  /** Only the songs that one has bookmarked. */
  bookmarked?: "true";
}

export const SONG_SORTS: SortFields<SongSort> = [
  { value: "title", label: "Title" },
  { value: "artist", label: "Artist" },
  { value: "avgRating", label: "Rating" },
];

export const STATUSES = tagParam<SongStatusTag>({
  tags: SONG_STATUSES.map(({ tag }) => tag),
  usual: DEFAULT_SONG_STATUSES,
  separator: "",
});

export function readSongSearch(raw: Record<string, unknown>): SongSearch {
  return chosen({
    ...readListSearch(raw, SONG_SORTS),
    status: STATUSES.read(raw["status"]),
    bookmarked: readSwitch(raw["bookmarked"]),
  });
}
