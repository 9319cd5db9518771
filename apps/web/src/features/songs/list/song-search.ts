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
  { value: "key", label: "Key" },
  { value: "tempo", label: "Tempo" },
  { value: "length", label: "Length" },
  { value: "avgRating", label: "Rating", first: "desc" },
  { value: "added", label: "Newest", first: "desc" },
  { value: "played", label: "Last played", first: "desc" },
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

/** The choice that shows the songs of more statuses, bookmarked or not. */
export function showBesides(
  shown: readonly SongStatusTag[],
  more: readonly SongStatusTag[],
): { status: string | undefined; bookmarked: undefined } {
  return { status: STATUSES.paramOf([...shown, ...more]), bookmarked: undefined };
}
