/** A set list to read, with what the songs area does for it. */
import { canRead } from "@bandstand/domain/permissions";
import { SetlistView } from "../../features/setlists/setlist-view.tsx";
import { PlayButton } from "../../features/songs/play-button.tsx";
import { usePlaySong } from "../../features/songs/use-play-song.ts";
import { useSongWindows } from "../../features/songs/use-song-windows.ts";
import { useBandUser } from "../../lib/services/services-context.ts";

interface SetlistDisplayProps {
  setlistId: number;
  onDeleted?: () => void;
  /** On a page whose heading is the set list's name it is not said twice. */
  untitled?: boolean;
}

export function SetlistDisplay(props: SetlistDisplayProps) {
  const windows = useSongWindows();
  const play = usePlaySong();
  const readsSongs = canRead(useBandUser(), "SO");
  const songs = {
    playButton: (song: Parameters<typeof play>[0]) => <PlayButton song={song} tabIndex={0} />,
    onPlay: play,
    onOpen: windows.view,
  };
  return <SetlistView {...props} songs={readsSongs ? songs : null} />;
}
