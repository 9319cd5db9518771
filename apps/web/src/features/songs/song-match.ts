/** Songs as the palette finds them: by the words of title, artist and featuring, as the list does. */
import type { SongRow } from "@bandstand/contracts/songs";
import { createMatcher } from "../../ui/commands/command-match.ts";

export type NamedSong = Pick<SongRow, "title" | "artist" | "featuring">;

export const matchingSongs = createMatcher(({ artist, featuring }: NamedSong) => [
  artist,
  featuring,
]);
