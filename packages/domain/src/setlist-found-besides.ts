/** What a search finds for a set list that the rest of its filter keeps away. */
import { searchFor } from "./text-search.ts";

interface NamedSong {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly featuring: string | null;
}

/** @param standing those that the set list holds @param shown how many are shown */
export function foundBesides(
  songs: readonly NamedSong[],
  search: string,
  { standing, shown }: { standing: ReadonlySet<number>; shown: number },
): number {
  if (search.trim() === "") return 0;
  const isFound = searchFor(search);
  const found = songs.filter(
    ({ id, title, artist, featuring }) => !standing.has(id) && isFound([title, artist, featuring]),
  );
  return found.length - shown;
}
