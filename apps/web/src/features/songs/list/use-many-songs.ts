/** What is done with many songs at once that changes none of them, from the selection or with all that are displayed. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useBookmarkChanges, useBookmarks } from "../../../records/bookmarks/bookmarks.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { countOf } from "./song-count.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

export function useManySongs() {
  const bookmarkChanges = useBookmarkChanges();
  const { data: bookmarks } = useBookmarks();
  const windows = useSongWindows();
  const notify = useNotify();

  async function setBookmarks(songIds: readonly number[], bookmarked: boolean): Promise<boolean> {
    try {
      await bookmarkChanges.setMany(songIds, bookmarked);
      return true;
    } catch (error) {
      notify.failed("The bookmarks were not changed", error);
      return false;
    }
  }

  return {
    async bookmark(songs: readonly SongRow[], bookmarked: boolean): Promise<void> {
      const had = new Set((bookmarks ?? []).map(({ songId }) => songId));
      const changed = songs.filter(({ id }) => had.has(id) !== bookmarked).map(({ id }) => id);
      if (changed.length === 0 || !(await setBookmarks(changed, bookmarked))) return;
      const undo = { label: "Undo", run: () => void setBookmarks(changed, !bookmarked) };
      notify.success({
        title: `${countOf(changed)} ${bookmarked ? "bookmarked" : "not bookmarked any more"}`,
        action: undo,
      });
    },

    download: (recorded: readonly SongRow[]) => windows.zip(recorded.map(({ id }) => id)),
  };
}
