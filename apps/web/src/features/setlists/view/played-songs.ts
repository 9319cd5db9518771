/** The songs of a set list as they are played in it: an entry's own facts stand before those of its song. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import { keyAt, type PlayedKey } from "@bandstand/domain/played-key";
import { entriesInOrder } from "@bandstand/domain/setlist-order";
import { ENCORE_SECTION } from "@bandstand/domain/setlist-timing";

export interface PlayedSong extends PlayedKey {
  featuring: string | null;
}

export function playedSong(entry: SectionedSong): PlayedSong {
  return { ...keyAt(entry, entry.Song), featuring: entry.featuring ?? entry.Song.featuring };
}

/** "Break: Bar open"; what is said stands for itself. */
export function interludeWords(kind: InterludeKind, text: string): string {
  if (kind === "spoken") return text;
  return text === "" ? "Break" : `Break: ${text}`;
}

type SongsOfSetlist = Pick<SetlistWithSections, "numberSets" | "includeEncore" | "songs">;

/** One after the other, as the band plays them; an encore that is not included is not among them. */
export function songsInOrder({ includeEncore, ...setlist }: SongsOfSetlist) {
  return entriesInOrder(setlist)
    .filter(({ setlistSectionId }) => setlistSectionId !== ENCORE_SECTION || includeEncore)
    .map(({ Song }) => Song);
}
