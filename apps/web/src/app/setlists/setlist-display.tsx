/** A set list to read, with what the songs area does for it. */
import { getSong } from "@bandstand/contracts/songs";
import { SetlistView } from "../../features/setlists/view/setlist-view.tsx";
import { PlayButton } from "../../features/songs/recording/play-button.tsx";
import { usePlaySong } from "../../features/songs/recording/use-play-song.ts";
import { type NamedSong, useSongWindows } from "../../records/songs/song-windows.ts";
import { useMay } from "../../lib/services/use-may.ts";

interface SetlistDisplayProps {
  setlistId: number;
  onDeleted?: () => void;
}

export function SetlistDisplay(props: SetlistDisplayProps) {
  const windows = useSongWindows();
  const play = usePlaySong();
  const mayOpen = useMay(getSong);
  const songs = {
    playButton: (song: Parameters<typeof play>[0]) => <PlayButton song={song} tabIndex={0} />,
    onPlay: play,
    onOpen: (song: NamedSong) => windows.view(song, props.setlistId),
  };
  return <SetlistView {...props} songs={mayOpen ? songs : null} />;
}
