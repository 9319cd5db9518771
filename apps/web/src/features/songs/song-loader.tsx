/** Loads a song for what shows it, and says why where there is none. */
import type { Song } from "@bandstand/contracts/songs";
import type { ReactNode } from "react";
import { useSong } from "../../lib/songs/song-query.ts";
import { RecordFailed } from "../../ui/states/record-failed.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";

interface SongLoaderProps {
  /** From an address, where it may be no number at all. */
  songId: number;
  /** In the place of the song while it comes. */
  skeleton: ReactNode;
  children: (song: Song) => ReactNode;
}

export function SongLoader(props: SongLoaderProps) {
  if (Number.isSafeInteger(props.songId) && props.songId > 0) return <LoadedSong {...props} />;
  return (
    <StatePanel title="No song ID provided" urgent>
      The address names no song.
    </StatePanel>
  );
}

function LoadedSong({ songId, skeleton, children }: SongLoaderProps) {
  const { data: song, error, isPending, refetch } = useSong(songId);
  if (song) return children(song);
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return skeleton;
  return (
    <StatePanel title="No song data provided" urgent>
      The server answered without a song.
    </StatePanel>
  );
}
