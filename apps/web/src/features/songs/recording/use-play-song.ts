import type { PlayableSong } from "../../../records/player/playable.ts";
import { usePlayer } from "../../../records/player/player-context.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useDownloadRecording } from "./download-recording.ts";

/**
 * Plays a song in the docked player, the list it was picked from after it, or says that there is nothing to play. Whoever
 * plays recordings outside of the page, as their profile says, gets the file.
 */
export function usePlaySong(): (song: PlayableSong, queue?: readonly PlayableSong[]) => void {
  const player = usePlayer();
  const notify = useNotify();
  const download = useDownloadRecording();
  const { playInline } = useBandUser().TheUser;
  return (song, queue = [song]) => {
    if (song.recordingFilename === null) notify.warning("No recording available for this song");
    else if (playInline) void player.play(song, { queue });
    else
      download(song).catch((error: unknown) =>
        notify.failed(`“${song.title}” was not downloaded`, error),
      );
  };
}
