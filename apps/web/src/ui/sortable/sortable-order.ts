/** Lists whose items change places, as data. Pure. */

export interface SortableListSpec<Item> {
  key: string;
  /** "Second Set" */
  label: string;
  items: readonly Item[];
}

/** `index` counts from 0. */
export interface SortablePlace {
  list: string;
  index: number;
}

export interface SortableMove {
  from: SortablePlace;
  /** As it is once the item has left where it was. */
  to: SortablePlace;
}

/** The items of every list after a move, by the list's key. Lists that stay as they were stay the same array. */
export function afterMove<Item>(
  lists: readonly SortableListSpec<Item>[],
  { from, to }: SortableMove,
): ReadonlyMap<string, readonly Item[]> {
  const items = new Map(lists.map((list) => [list.key, list.items]));
  const source = items.get(from.list);
  const moved = source?.[from.index];
  if (!source || moved === undefined || !items.has(to.list)) return items;
  items.set(from.list, source.toSpliced(from.index, 1));
  items.set(to.list, (items.get(to.list) ?? []).toSpliced(to.index, 0, moved));
  return items;
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
    to: { list: from.list, index: Math.min(Math.max(index, 0), Math.max(last, 0)) },
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
