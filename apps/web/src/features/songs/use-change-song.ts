/** Changes what is said of a song where it is read, and offers the way back. */
import type { SaveSong, Song } from "@bandstand/contracts/songs";
import { useSongChanges } from "../../records/songs/song-changes.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

interface FactChange {
  to: SaveSong;
  /** What it was: one field for each that is changed. */
  from: SaveSong;
  /** "The tempo is 104 bpm now" */
  done: string;
}

/** Answers whether it was saved. */
export function useChangeSong(): (song: Pick<Song, "id">, change: FactChange) => Promise<boolean> {
  const songs = useSongChanges();
  const notify = useNotify();

  async function save(id: number, fields: SaveSong, failed: string): Promise<boolean> {
    try {
      await songs.save(id, fields);
      return true;
    } catch (error) {
      notify.failed(failed, error);
      return false;
    }
  }

  return async ({ id }, { to, from, done }) => {
    if (!(await save(id, to, "The song was not changed"))) return false;
    const undo = () => void save(id, from, "The change was not taken back");
    notify.success({ title: done, action: { label: "Undo", run: undo } });
    return true;
  };
}
