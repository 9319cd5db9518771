/** What is done with many songs at once, from the selection or with all that are displayed. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useBookmarkChanges, useBookmarks } from "../../lib/bookmarks/bookmarks.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { TagLook } from "../../ui/tags/tag-list.ts";
import { type ManySongsChange, undoOf } from "./many-songs.ts";
import { useSaveManySongs } from "./requests/save-many-songs.ts";
import { useSongWindows } from "./use-song-windows.ts";

export function useManySongs() {
  const saveMany = useSaveManySongs();
  const bookmarkChanges = useBookmarkChanges();
  const { data: bookmarks } = useBookmarks();
  const windows = useSongWindows();
  const notify = useNotify();

  const failed = (title: string, error: unknown) =>
    notify.error({ title, ...(error instanceof Error && { reason: error.message }) });

  /** `done` goes on after "3 songs": "are Current now". */
  async function change(
    songs: readonly SongRow[],
    what: ManySongsChange,
    done: string,
  ): Promise<void> {
    const undo = undoOf(songs, what);
    try {
      await saveMany({ ids: songs.map(({ id }) => id), ...what });
    } catch (error) {
      failed("The songs were not changed", error);
      return;
    }
    const takeBack = async () => {
      try {
        // One after the other: each answers the list as it is then.
        for (const step of undo) await saveMany(step);
      } catch (error) {
        failed("The change was not taken back", error);
      }
    };
    notify.success({
      title: `${countOf(songs)} ${done}`,
      ...(undo.length > 0 && { action: { label: "Undo", run: () => void takeBack() } }),
    });
  }

  async function setBookmarks(songIds: readonly number[], bookmarked: boolean): Promise<boolean> {
    try {
      await bookmarkChanges.setMany(songIds, bookmarked);
      return true;
    } catch (error) {
      failed("The bookmarks were not changed", error);
      return false;
    }
  }

  return {
    change,
    addTag: (songs: readonly SongRow[], look: TagLook) =>
      change(songs, { addChips: [{ ...look, id: 1 }] }, `have the tag ${look.tag}`),
    removeTag: (songs: readonly SongRow[], text: string) =>
      change(songs, { removeChips: [text] }, `lost the tag ${text}`),

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

function countOf(songs: readonly unknown[]): string {
  return songs.length === 1 ? "1 song" : `${songs.length.toLocaleString("en-GB")} songs`;
}
