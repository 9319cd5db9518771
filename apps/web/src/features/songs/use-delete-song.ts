import { Failure } from "@bandstand/contracts/failure";
import type { FailureDetails } from "@bandstand/contracts/failure-details";
import { type Deletion, useDeleteRecord } from "../../records/kit/delete-record.ts";
import { usePlayer } from "../../records/player/player-context.ts";
import { type SongChanges, useSongChanges } from "../../records/songs/song-changes.ts";
import type { NamedSong } from "../../records/songs/song-windows.ts";

/** Asks, deletes, and asks once more where set lists hold the song. Answers whether it is gone. */
export function useDeleteSong(): (song: NamedSong) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const player = usePlayer();
  const songs = useSongChanges();

  return async (song) => {
    const isGone = await deleteRecord(songDeletion(song, songs.remove));
    if (isGone && player.getSnapshot().song?.id === song.id) player.close();
    return isGone;
  };
}

export function songDeletion({ id, title }: NamedSong, remove: SongChanges["remove"]): Deletion {
  return {
    question: {
      title: "Delete Song",
      yes: "Delete song",
      text: `“${title}” goes with its recording, lyrics, tab, ratings and everybody's bookmarks.`,
    },
    remove: () => remove(id, false),
    onRefused(refused) {
      if (!(refused instanceof Failure && refused.code === "song_in_use")) return null;
      return {
        question: {
          title: "Set lists hold this song",
          yes: "Delete song",
          text: `${holders(refused.details ?? {})} “${title}”. Take it out and delete it?`,
        },
        remove: () => remove(id, true),
      };
    },
    failed: "The song was not deleted",
    done: `“${title}” was deleted`,
  };
}

/** “Late set”, “Half Moon” hold */
function holders({ setlists }: FailureDetails): string {
  if (!setlists) return "A set list holds";
  const names = setlists.map(({ name }) => `“${name}”`);
  return `${names.join(", ")} ${names.length === 1 ? "holds" : "hold"}`;
}
