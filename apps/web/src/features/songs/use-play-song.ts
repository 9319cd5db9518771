import type { SongRow } from "@bandstand/contracts/songs";
import { usePlayer } from "../../lib/player/player-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Playable = Pick<SongRow, "id" | "title" | "artist" | "songkey" | "bpm" | "recordingFilename">;

/** Plays a song in the docked player, or says that there is nothing to play. */
export function usePlaySong(): (song: Playable) => void {
  const player = usePlayer();
  const notify = useNotify();
  return ({ id, title, artist, songkey, bpm, recordingFilename }) => {
    if (recordingFilename === null) notify.warning("No recording available for this song");
    else void player.play({ id, title, artist, songkey, bpm, recordingFilename });
  };
}
