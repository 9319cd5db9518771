/** Loads a song for what shows it, and says why where there is none. */
import type { Song } from "@bandstand/contracts/songs";
import type { ReactNode } from "react";
import { useSong } from "../../lib/songs/song-query.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { SongFailed } from "./song-failed.tsx";
import styles from "./song-form.module.css";

interface SongLoaderProps {
  /** From an address, where it may be no number at all. */
  songId: number;
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

function LoadedSong({ songId, children }: SongLoaderProps) {
  const { data: song, error, isPending } = useSong(songId);
  if (song) return children(song);
  if (error) return <SongFailed error={error} />;
  if (isPending) return <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />;
  return (
    <StatePanel title="No song data provided" urgent>
      The server answered without a song.
    </StatePanel>
  );
}
