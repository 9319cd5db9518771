import type { PlayableSong } from "../../../records/player/playable.ts";
import { usePlayer } from "../../../records/player/player-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

/** Plays a song in the docked player, the list it was picked from after it, or says that there is nothing to play. */
export function usePlaySong(): (song: PlayableSong, queue?: readonly PlayableSong[]) => void {
  const player = usePlayer();
  const notify = useNotify();
  return (song, queue = [song]) => {
    if (song.recordingFilename === null) notify.warning("No recording available for this song");
    else void player.play(song, { queue });
  };
}
