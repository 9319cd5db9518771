/** What a set list is, in a few words. */
import {
  ENCORE_SECTION,
  setlistTiming,
  type TimedEntry,
  type TimedInterlude,
  type TimedSetlist,
} from "@bandstand/domain/setlist-timing";

export interface CountedSetlist extends TimedSetlist {
  readonly songs: readonly TimedEntry[];
  readonly interludes: readonly TimedInterlude[];
}

export const timingOf = (setlist: CountedSetlist) =>
  setlistTiming(setlist, setlist.songs, setlist.interludes);

/** "2 sets and encore, 24 songs" */
export function contentsOf({
  numberSets,
  includeEncore,
  songs,
}: Pick<CountedSetlist, "numberSets" | "includeEncore" | "songs">): string {
  const sets = numberSets === 1 ? "1 set" : `${numberSets} sets`;
  const hasEncore =
    includeEncore && songs.some(({ setlistSectionId }) => setlistSectionId === ENCORE_SECTION);
  return `${sets}${hasEncore ? " and encore" : ""}, ${songCount(songs.length)}`;
}

export function songCount(count: number): string {
  return count === 1 ? "1 song" : `${count.toLocaleString("en-GB")} songs`;
}

/** Minutes to draw: as long as it plays or as was planned, whichever is more. */
export function lengthOf(setlist: CountedSetlist): number {
  return Math.max(1, timingOf(setlist).totalMinutes, setlist.plannedLength ?? 0);
}
