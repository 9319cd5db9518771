import type { SongRow } from "@bandstand/contracts/songs";
import { sortSongs } from "@bandstand/domain/song-list";

/** What may still be bookmarked, by title: not what is already, nor what the band has retired. */
export function bookmarkableSongs(
  songs: readonly SongRow[],
  bookmarked: ReadonlySet<number>,
): SongRow[] {
  const free = songs.filter(
    ({ id, songStatusTag }) => songStatusTag !== "R" && !bookmarked.has(id),
  );
  return sortSongs(free, "title", "asc");
}
