/** Which songs were played, as it is being told: those of the set list, each with its tick, and what came besides. */
import type { GigReport, PlayedSong } from "@bandstand/contracts/gig-reports";
import { useState } from "react";

export interface PlayedSongsDraft {
  /** In the order of the set list, then as they were added. */
  rows: readonly (PlayedSong & { isPlayed: boolean })[];
  /** Ids of what was played; undefined for who is not told which songs there were. */
  played: number[] | undefined;
  isChanged: boolean;
  toggle: (songId: number) => void;
  add: (song: PlayedSong) => void;
}

export function usePlayedSongs({ report, planned }: GigReport): PlayedSongsDraft {
  const before = report?.songs ?? planned ?? [];
  const [added, setAdded] = useState<readonly PlayedSong[]>([]);
  const [isPlayed, setPlayed] = useState<ReadonlySet<number>>(
    () => new Set(before.map(({ songId }) => songId)),
  );
  const listed = new Map(
    [...(planned ?? []), ...before, ...added].map((song) => [song.songId, song]),
  );
  const rows = [...listed.values()].map((song) => ({
    ...song,
    isPlayed: isPlayed.has(song.songId),
  }));
  const played = rows.filter((row) => row.isPlayed).map(({ songId }) => songId);
  return {
    rows,
    played: planned ? played : undefined,
    isChanged:
      played.length !== before.length || before.some(({ songId }) => !isPlayed.has(songId)),
    toggle(songId) {
      const next = new Set(isPlayed);
      if (!next.delete(songId)) next.add(songId);
      setPlayed(next);
    },
    add(song) {
      setAdded([...added, song]);
      setPlayed(new Set([...isPlayed, song.songId]));
    },
  };
}
