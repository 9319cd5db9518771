/** Two members have changed the same set list: the order of who saved first is kept, and what the other did is done to it. */
import { isEqual } from "../change.ts";
import {
  allRows,
  type EditedRow,
  type EditedSetlist,
  isSong,
  type Lists,
  placeOf,
  SECTIONS,
  type Section,
} from "./edited-setlist.ts";
import { longestRising } from "./longest-rising.ts";
import { mapLists, without, withinSets } from "./moves.ts";

export type Versions = {
  /** What both began with. */
  readonly original: EditedSetlist;
  readonly mine: EditedSetlist;
  readonly theirs: EditedSetlist;
};

/** @param isKnown whether the band still has the song; one that was deleted meanwhile stays out */
export function mergeSetlists(
  { original, mine, theirs }: Versions,
  isKnown: (songId: number) => boolean = () => true,
): EditedSetlist {
  const kept = new Set(allRows(mine.lists).map(({ key }) => key));
  const removed = allRows(original.lists).filter(({ key }) => !kept.has(key));
  const moved = movedKeys(original.lists, mine.lists);
  const standing = new Map(allRows(theirs.lists).map((row) => [row.key, row]));
  const before = new Map(allRows(original.lists).map((row) => [row.key, row]));

  let lists = without(theirs.lists, new Set(removed.map(({ key }) => key)));
  for (const section of SECTIONS) {
    for (const row of mine.lists[section]) {
      if (!moved.has(row.key)) continue;
      const now = standing.get(row.key);
      // A break that they have changed or taken out is another one now, and stays as they want it.
      if (!now && !isSong(row) && before.has(row.key)) continue;
      if (!now && isSong(row) && !isKnown(row.songId)) continue;
      const index = indexAfter(lists, mine.lists, section, row.key, moved);
      const rest = without(lists, new Set([row.key]));
      const taken = placeOf(lists, row.key);
      const shift = taken?.section === section && taken.index < index ? 1 : 0;
      lists = { ...rest, [section]: rest[section].toSpliced(index - shift, 0, now ?? row) };
    }
  }

  const mineByKey = new Map(allRows(mine.lists).map((row) => [row.key, row]));
  lists = mapLists(lists, (rows) =>
    rows.map((row) => mergedRow(row, before.get(row.key), mineByKey.get(row.key))),
  );
  const fields = { ...theirs.fields, ...changedOf(original.fields, mine.fields) };
  if (mine.fields.numberSets === original.fields.numberSets) {
    fields.numberSets = Math.max(fields.numberSets, ...setsOf(lists, moved));
  }
  return { fields, lists: withinSets(lists, fields.numberSets) };
}

/** What was put somewhere: as few rows as explain how mine differs from the original. */
export function movedKeys(original: Lists, mine: Lists): Set<string> {
  const moved = new Set<string>();
  for (const section of SECTIONS) {
    const places = new Map(original[section].map(({ key }, index) => [key, index]));
    const stayed = mine[section].filter(({ key }) => places.has(key));
    const rising = longestRising(stayed.map(({ key }) => places.get(key) ?? 0));
    const quiet = new Set(rising.map((index) => stayed[index]?.key));
    for (const { key } of mine[section]) if (!quiet.has(key)) moved.add(key);
  }
  return moved;
}

/** Behind the nearest row that stands before it in mine and is there in theirs, else at the top. */
function indexAfter(
  lists: Lists,
  mine: Lists,
  section: Section,
  key: string,
  moved: ReadonlySet<string>,
): number {
  const order = mine[section];
  const at = order.findIndex((row) => row.key === key);
  for (const row of order.slice(0, at).toReversed()) {
    const found = lists[section].findIndex((other) => other.key === row.key);
    if (found >= 0) return found + 1;
  }
  // None of those before it is there any more: then before the first that stands behind it.
  if (at > 0) {
    for (const row of order.slice(at + 1)) {
      const found = lists[section].findIndex((other) => other.key === row.key);
      if (found >= 0 && !moved.has(row.key)) return found;
    }
    return lists[section].length;
  }
  return 0;
}

function mergedRow(
  theirs: EditedRow,
  original: EditedRow | undefined,
  mine: EditedRow | undefined,
): EditedRow {
  if (!original || !mine || original === mine) return theirs;
  if (isSong(theirs) && isSong(original) && isSong(mine)) {
    return { ...theirs, ...changedOf(original, mine) };
  }
  if (!isSong(theirs) && !isSong(original) && !isSong(mine)) {
    return { ...theirs, ...changedOf(original, mine) };
  }
  return theirs;
}

/** Unlike a form's: a field set to null is a change as any other. */
function changedOf<T extends object>(original: T, mine: T): Partial<T> {
  const before = new Map<string, unknown>(Object.entries(original));
  const changed = Object.entries(mine).filter(([name, value]) => !isEqual(before.get(name), value));
  return Object.fromEntries(changed) as Partial<T>;
}

function setsOf(lists: Lists, keys: ReadonlySet<string>): number[] {
  const sets = SECTIONS.filter((section) => section <= 3);
  return sets.filter((section) => lists[section].some(({ key }) => keys.has(key)));
}
