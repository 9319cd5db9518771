import { recordWindows } from "../kit/record-windows.ts";

export interface NamedSong {
  id: number;
  title: string;
}

export type PrintedPart = "lyrics" | "tab";

export interface SongWindows {
  view(song: NamedSong): void;
  /** Shows it in the place of the song that is docked, as its list is walked; nothing where none is. */
  follow(song: NamedSong): void;
  edit(song: NamedSong): void;
  add(): void;
  upload(song: NamedSong): void;
  rate(song: NamedSong): void;
  /** Full screen, over everything. */
  print(song: NamedSong, part: PrintedPart): void;
  /** Downloads the recordings of songs that have one. */
  zip(songIds: readonly number[]): void;
}

export const [SongWindowsContext, useSongWindows] = recordWindows<SongWindows>("SongWindows");
