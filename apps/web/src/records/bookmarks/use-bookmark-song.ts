import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { BOOKMARK_MESSAGES } from "@bandstand/contracts/bookmarks";
import { useBookmarkChanges } from "./bookmarks.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

/** Bookmarks a song, or takes the given bookmark away, which Undo puts back where it was. */
export function useBookmarkSong() {
  const changes = useBookmarkChanges();
  const notify = useNotify();

  async function add(song: { id: number; title: string }, sequence?: number): Promise<void> {
    try {
      await changes.add(song.id, sequence);
    } catch (error) {
      notify.failed(BOOKMARK_MESSAGES.addFailed(song.title), error);
    }
  }

  async function remove(
    song: { id: number; title: string },
    bookmark: Pick<Bookmark, "id" | "sequence">,
  ): Promise<void> {
    try {
      await changes.remove(bookmark);
      notify.success({
        title: `“${song.title}” is not bookmarked any more`,
        action: { label: "Undo", run: () => void add(song, bookmark.sequence) },
      });
    } catch (error) {
      notify.error(describeError(error).message);
    }
  }

  return (
    song: { id: number; title: string },
    bookmark: Pick<Bookmark, "id" | "sequence"> | null | undefined,
  ): void => void (bookmark ? remove(song, bookmark) : add(song));
}
