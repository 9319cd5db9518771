/** The lists of the board: what is available, each set, the encore. */
import {
  type EditedRow,
  type EditedSetlist,
  isSong,
  type Section,
  sectionsOf,
  songRow,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import {
  addSongs,
  moveRows,
  removeRows,
  type RowPlace,
} from "@bandstand/domain/setlist-editing/moves";
import { sectionName } from "@bandstand/domain/setlist-sections";
import type { SortableListSpec } from "../../../ui/sortable/sortable-order.ts";

export const AVAILABLE = "available";

export type ListKey = typeof AVAILABLE | `${Section}`;

export function sectionOf(list: string): Section | null {
  return SECTION_BY_KEY.get(list) ?? null;
}

const SECTION_BY_KEY = new Map<string, Section>([
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 4],
]);

export function boardLists(
  setlist: EditedSetlist,
  available: readonly EditedRow[],
  /** Pixels of a row with the space below it. */
  rowHeight: number,
  /** The rows of a set are as high as their titles: hundreds of them are only available. */
  hasLargeText = false,
): SortableListSpec<EditedRow>[] {
  return [
    { key: AVAILABLE, label: "Available", items: available, rowHeight, keepsOrder: true },
    ...sectionsOf(setlist.fields.numberSets).map((section) => ({
      key: String(section),
      label: sectionName(section),
      items: setlist.lists[section],
      ...(!hasLargeText && { rowHeight }),
    })),
  ];
}

const rows = new Map<number, EditedRow>();

/** The row of a song that is only available: one and the same each time, so that nothing is painted anew for it. */
export function availableRow(songId: number): EditedRow {
  const known = rows.get(songId);
  if (known) return known;
  const row = songRow(songId);
  rows.set(songId, row);
  return row;
}

/** Rows moved to a list: out of the set list, into a section from the available songs, or from section to section. */
export function moveTo(
  setlist: EditedSetlist,
  keys: readonly string[],
  to: RowPlace | null,
): EditedSetlist {
  const moved = new Set(keys);
  if (to === null) return removeRows(setlist, moved);
  const standing = new Set(
    Object.values(setlist.lists)
      .flat()
      .map(({ key }) => key),
  );
  const songs = keys.flatMap((key) => {
    const songId = standing.has(key) ? null : songIdOf(key);
    return songId === null ? [] : [songId];
  });
  // First those that stand in it already, so that the order is that of the board; then the others behind them.
  const within = moveRows(setlist, moved, to);
  if (songs.length === 0) return within;
  const arrived = within.lists[to.section].filter(({ key }) => moved.has(key)).length;
  const index = to.index === undefined ? undefined : to.index + arrived;
  return addSongs(within, songs, index === undefined ? to : { ...to, index });
}

export function songIdOf(key: string): number | null {
  const found = /^song:(\d+)$/.exec(key)?.[1];
  return found === undefined ? null : Number(found);
}

export function countSongs(list: readonly EditedRow[]): number {
  return list.filter(isSong).length;
}
