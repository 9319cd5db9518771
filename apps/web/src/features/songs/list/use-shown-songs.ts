/** The songs that the list's choices leave, in their order. By itself, so that nothing is sorted anew for other reasons. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";
import { songsToShow } from "@bandstand/domain/song-list";
import { searchFor } from "@bandstand/domain/text-search";
import { useBookmarks } from "../../../records/bookmarks/bookmarks.ts";
import { type SongSearch, STATUSES } from "./song-search.ts";

export function useBookmarksBySong(): ReadonlyMap<number, Bookmark> {
  const { data } = useBookmarks();
  return new Map(data?.map((bookmark) => [bookmark.songId, bookmark]));
}

/** Before the search, which the list does itself with every letter. */
export function useShownSongs(
  rows: readonly SongRow[],
  bookmarks: ReadonlyMap<number, Bookmark>,
  played: ReadonlyMap<number, string>,
  { status, sort = "title", direction = "asc", bookmarked }: SongSearch,
): readonly SongRow[] {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  return songsToShow(rows, {
    search: "",
    statuses: STATUSES.tagsOf(status),
    bookmarked: bookmarked === "true" ? new Set(bookmarks.keys()) : null,
    sort,
    direction,
    lastPlayed: played,
  });
}

/** Those in which the text stands, for what asks once: the list finds them itself with every letter. */
export function songsWith(songs: readonly SongRow[], text = ""): readonly SongRow[] {
  const isFound = searchFor(text);
  return songs.filter(({ title, artist, featuring }) => isFound([title, artist, featuring]));
}

/** How many songs have each status, by its tag. */
export function useStatusCounts(rows: readonly SongRow[]): ReadonlyMap<string, number> {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  const counts = new Map<string, number>();
  for (const { songStatusTag } of rows)
    counts.set(songStatusTag, (counts.get(songStatusTag) ?? 0) + 1);
  return counts;
}
