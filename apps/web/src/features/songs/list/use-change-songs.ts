/** One change to many songs at once, each with its way back. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import type { TagLook } from "../../../ui/tags/tag-list.ts";
import { type ManySongsChange, undoOf, type ManySongs } from "./many-songs.ts";
import { countOf } from "./song-count.ts";
import { saveSongs } from "@bandstand/contracts/song-library";
import { useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../../lib/cache/change.ts";
import { recordCache } from "../../../records/kit/record-cache.ts";
import { SONG_KEYS } from "../../../records/songs/song-keys.ts";

export function useChangeSongs() {
  const saveMany = useSaveManySongs();
  const notify = useNotify();

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
      notify.failed("The songs were not changed", error);
      return;
    }
    const takeBack = async () => {
      try {
        // One after the other: each answers the list as it is then.
        for (const step of undo) await saveMany(step);
      } catch (error) {
        notify.failed("The change was not taken back", error);
      }
    };
    notify.success({
      title: `${countOf(songs)} ${done}`,
      ...(undo.length > 0 && { action: { label: "Undo", run: () => void takeBack() } }),
    });
  }

  return {
    change,
    addTag: (songs: readonly SongRow[], look: TagLook) =>
      change(
        songs,
        { addChips: [{ ...look, id: 1 }] },
        `${songs.length === 1 ? "has" : "have"} the tag ${look.tag}`,
      ),
    removeTag: (songs: readonly SongRow[], text: string) =>
      change(songs, { removeChips: [text] }, `lost the tag ${text}`),
  };
}

/** Changes many songs with one call. */
function useSaveManySongs(): (change: ManySongs) => Promise<readonly SongRow[]> {
  const change = useChange();
  const { put } = recordCache<SongRow>(useQueryClient(), SONG_KEYS);
  return (body) => change(saveSongs, { body }, { show: put });
}
