/** Lists whose items change places, as data. Pure. */
import { clamp } from "@bandstand/domain/clamp";

export interface SortableListSpec<Item> {
  key: string;
  /** "Second Set" */
  label: string;
  items: readonly Item[];
  /** Pixels of each row with the space below it: given for a list of which only the rows in view are made. */
  rowHeight?: number;
  /** Its rows stand in an order of their own: none makes room for what is dragged over it. */
  keepsOrder?: boolean;
}

export type SortableKey = string | number;

/** `index` counts from 0. */
export interface SortablePlace {
  list: string;
  index: number;
}

export interface SortableMove {
  from: SortablePlace;
  /** As it is once all that move have left where they were. */
  to: SortablePlace;
  /** The item that was taken, and those selected with it. */
  keys: readonly SortableKey[];
}

/** The items of every list after a move, by the list's key. Lists that stay as they were stay the same array. */
export function afterMove<Item>(
  lists: readonly SortableListSpec<Item>[],
  { from, to }: Pick<SortableMove, "from" | "to">,
): ReadonlyMap<string, readonly Item[]> {
  const items = new Map(lists.map((list) => [list.key, list.items]));
  const source = items.get(from.list);
  const moved = source?.[from.index];
  if (!source || moved === undefined || !items.has(to.list)) return items;
  items.set(from.list, source.toSpliced(from.index, 1));
  items.set(to.list, (items.get(to.list) ?? []).toSpliced(to.index, 0, moved));
  return items;
}

/** What moves when an item is taken: it alone, or all that are selected where it is one of them, in the order of the lists. */
export function takenWith<Item>(
  lists: readonly SortableListSpec<Item>[],
  itemKey: (item: Item) => SortableKey,
  taken: SortableKey,
  selected: ReadonlySet<SortableKey>,
): SortableKey[] {
  if (!selected.has(taken)) return [taken];
  return lists.flatMap(({ items }) => items.map(itemKey)).filter((key) => selected.has(key));
}

/** A place counted without the one item that is dragged, counted without all that move with it. */
export function withoutTaken<Item>(
  list: SortableListSpec<Item>,
  itemKey: (item: Item) => SortableKey,
  { dragged, keys, index }: { dragged: SortableKey; keys: readonly SortableKey[]; index: number },
): number {
  const gone = new Set(keys);
  const others = list.items.map(itemKey).filter((key) => key !== dragged);
  return others.slice(0, index).filter((key) => !gone.has(key)).length;
}

export function isSamePlace(a: SortablePlace, b: SortablePlace): boolean {
  return a.list === b.list && a.index === b.index;
}

export interface OfferedMove {
  key: "top" | "up" | "down" | "bottom" | "list";
  to: SortablePlace;
}

/** Where an item may go without being dragged: all within its own list, then the end of each other one. */
export function offeredMoves<Item>(
  lists: readonly SortableListSpec<Item>[],
  from: SortablePlace,
): OfferedMove[] {
  const last = (lists.find(({ key }) => key === from.list)?.items.length ?? 0) - 1;
  const here = (key: OfferedMove["key"], index: number): OfferedMove => ({
    key,
    to: { list: from.list, index: clamp(index, 0, last) },
  });
  return [
    here("top", 0),
    here("up", from.index - 1),
    here("down", from.index + 1),
    here("bottom", last),
    ...lists
      .filter(({ key }) => key !== from.list)
      .map(({ key, items }) => ({ key: "list" as const, to: { list: key, index: items.length } })),
  ];
}
