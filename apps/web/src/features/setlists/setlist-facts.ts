/** What a set list is, in a few words. */
import {
  ENCORE_SECTION,
  setlistTiming,
  type TimedEntry,
  type TimedSetlist,
} from "@bandstand/domain/setlist-timing";

interface CountedSetlist extends TimedSetlist {
  readonly songs: readonly TimedEntry[];
}

export const timingOf = (setlist: CountedSetlist) => setlistTiming(setlist, setlist.songs);

/** "2 sets and encore · 24 songs" */
export function contentsOf({ numberSets, includeEncore, songs }: CountedSetlist): string {
  const sets = numberSets === 1 ? "1 set" : `${numberSets} sets`;
  const hasEncore =
    includeEncore && songs.some(({ setlistSectionId }) => setlistSectionId === ENCORE_SECTION);
  const count = songs.length === 1 ? "1 song" : `${songs.length} songs`;
  return `${sets}${hasEncore ? " and encore" : ""} · ${count}`;
}
