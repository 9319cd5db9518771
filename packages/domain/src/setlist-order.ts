/** The songs of a set list one after the other, as the band plays them. */
import { bySection } from "./setlist-sections.ts";

type Placed = {
  readonly songId: number;
  readonly setlistSectionId: number;
  readonly sequence: number;
};

type Played<Entry> = { readonly numberSets: number; readonly songs: readonly Entry[] };

/** Every place, the encore's too. */
export function entriesInOrder<Entry extends Placed>({ numberSets, songs }: Played<Entry>) {
  return bySection(numberSets, songs).flatMap(({ entries }) =>
    entries.toSorted((one, other) => one.sequence - other.sequence),
  );
}

export type PlaceInOrder<Entry> = {
  readonly entry: Entry;
  /** From 1 in the whole set list. */
  readonly number: number;
  readonly of: number;
  /** Those that are played before and after it. */
  readonly previous: Entry | undefined;
  readonly next: Entry | undefined;
};

/** Where a song stands; null where the set list does not hold it. */
export function placeInOrder<Entry extends Placed>(
  setlist: Played<Entry>,
  songId: number,
): PlaceInOrder<Entry> | null {
  const order = entriesInOrder(setlist);
  const at = order.findIndex((entry) => entry.songId === songId);
  const entry = order[at];
  if (!entry) return null;
  return {
    entry,
    number: at + 1,
    of: order.length,
    previous: order[at - 1],
    next: order[at + 1],
  };
}
