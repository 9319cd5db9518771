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
}

export function SetlistDisplay({ setlistId, onDeleted }: SetlistDisplayProps) {
  const windows = useSongWindows();
  const play = usePlaySong();
  const readsSongs = canRead(useBandUser(), "SO");
  const songs = {
    playButton: (song: Parameters<typeof play>[0]) => <PlayButton song={song} tabIndex={0} />,
    onPlay: play,
    onOpen: windows.view,
  };
  return (
    <SetlistView setlistId={setlistId} songs={readsSongs ? songs : null} onDeleted={onDeleted} />
  );
}
