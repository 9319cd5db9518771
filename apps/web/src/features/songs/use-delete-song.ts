import { Failure } from "@bandstand/contracts/failure";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { usePlayer } from "../../lib/player/player-context.ts";
import { useSongChanges } from "../../lib/songs/song-changes.ts";

/** Asks, deletes, and asks once more where set lists hold the song. Answers whether it is gone. */
export function useDeleteSong(): (song: { id: number; title: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const notify = useNotify();
  const player = usePlayer();
  const songs = useSongChanges();

  return async ({ id, title }) => {
    const text = `“${title}” goes with its recording, lyrics, tab, ratings and everybody's bookmarks.`;
    if (!(await confirm({ title: "Delete Song", text, destructive: true }))) return false;
    try {
      await songs.remove(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code !== "song_in_use") {
        notify.error({ title: "The song was not deleted", reason: error.message });
        return false;
      }
      const names = setlistNames(error.details);
      const question = `${names} ${names.includes(",") ? "hold" : "holds"} “${title}”. Take it out and delete it?`;
      if (
        !(await confirm({ title: "Set lists hold this song", text: question, destructive: true }))
      )
        return false;
      await songs.remove(id, true);
    }
    if (player.getSnapshot().song?.id === id) player.close();
    notify.success(`“${title}” was deleted`);
    return true;
  };
}

/** “Late set”, “Half Moon” */
function setlistNames(details: Record<string, unknown> | undefined): string {
  const setlists: unknown = details?.["setlists"];
  if (!Array.isArray(setlists)) return "A set list";
  return setlists.map((setlist: { name?: unknown }) => `“${String(setlist.name)}”`).join(", ");
}
