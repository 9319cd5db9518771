import { recordWindows } from "../kit/record-windows.ts";

export interface NamedSong {
  id: number;
  title: string;
}

export type PrintedPart = "lyrics" | "tab";

export interface SongWindows {
  /** With the set list that it is opened from it is shown as it is played there. */
  view(song: NamedSong, setlistId?: number): void;
  /** Shows it in the place of the song that is docked, as its list is walked; nothing where none is. */
  follow(song: NamedSong): void;
  edit(song: NamedSong): void;
  add(): void;
  upload(song: NamedSong): void;
  rate(song: NamedSong): void;
  /** Full screen, over everything. */
  print(song: NamedSong, part: PrintedPart, setlistId?: number): void;
  /** Downloads the recordings of songs that have one. */
  zip(songIds: readonly number[]): void;
}

export const [SongWindowsContext, useSongWindows] = recordWindows<SongWindows>("SongWindows");
