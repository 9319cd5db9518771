/** What the songs area does for a set list that is shown. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { ReactNode } from "react";

export type SongOfSetlist = SectionedSong["Song"];

export interface SongSlots {
  playButton: (song: SongOfSetlist) => ReactNode;
  /** The others follow in the order of the queue. */
  onPlay: (song: SongOfSetlist, queue: readonly SongOfSetlist[]) => void;
  onOpen: (song: SongOfSetlist) => void;
}
