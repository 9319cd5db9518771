/** What can be done to a set list while it is built. Nothing here loses a song or doubles one. */
import {
  type EditedRow,
  type EditedSetlist,
  type InterludeRow,
  isSong,
  type Lists,
  SECTIONS,
  type Section,
  type SetlistFields,
  sectionsOf,
  type SongRow,
  songRow,
} from "./edited-setlist.ts";

/** `index` counts the rows that stay; left out, it is the end. */
export type RowPlace = { readonly section: Section; readonly index?: number };

/** Moves rows, together and in the order in which they stand, wherever each comes from. */
export function moveRows(
  setlist: EditedSetlist,
  keys: ReadonlySet<string>,
  to: RowPlace,
): EditedSetlist {
  const moved = SECTIONS.flatMap((section) =>
    setlist.lists[section].filter(({ key }) => keys.has(key)),
  );
  return place(setlist, moved, to);
}

/** Puts songs in, in the given order; those that are there already move. */
export function addSongs(
  setlist: EditedSetlist,
  songIds: readonly number[],
  to: RowPlace,
): EditedSetlist {
  const standing = new Map(
    SECTIONS.flatMap((section) => setlist.lists[section])
      .filter(isSong)
      .map((row) => [row.songId, row]),
  );
  const rows = [...new Set(songIds)].map((songId) => standing.get(songId) ?? songRow(songId));
  return place(setlist, rows, to);
}

export function addInterlude(
  setlist: EditedSetlist,
  interlude: InterludeRow,
  to: RowPlace,
): EditedSetlist {
  return place(setlist, [interlude], to);
}

/** Songs return to the available ones, interludes go. */
export function removeRows(setlist: EditedSetlist, keys: ReadonlySet<string>): EditedSetlist {
  return withLists(setlist, without(setlist.lists, keys));
}

export type SongChange = Partial<Omit<SongRow, "kind" | "key" | "songId">>;
export type InterludeChange = Partial<Omit<InterludeRow, "kind" | "key">>;

export function editSong(setlist: EditedSetlist, key: string, change: SongChange): EditedSetlist {
  return edit(setlist, key, (row) => (isSong(row) ? { ...row, ...change } : row));
}

export function editInterlude(
  setlist: EditedSetlist,
  key: string,
  change: InterludeChange,
): EditedSetlist {
  return edit(setlist, key, (row) => (isSong(row) ? row : { ...row, ...change }));
}

/** Fewer sets return the songs of the removed ones to the available ones. */
export function setFields(setlist: EditedSetlist, change: Partial<SetlistFields>): EditedSetlist {
  const fields = { ...setlist.fields, ...change };
  if (fields.numberSets >= setlist.fields.numberSets) return { ...setlist, fields };
  return { fields, lists: withinSets(setlist.lists, fields.numberSets) };
}

export function withinSets(lists: Lists, numberSets: number): Lists {
  const played = sectionsOf(numberSets);
  return mapLists(lists, (rows, section) => (played.includes(section) ? rows : []));
}

export function mapLists(
  lists: Lists,
  map: (rows: readonly EditedRow[], section: Section) => readonly EditedRow[],
): Lists {
  return { 1: map(lists[1], 1), 2: map(lists[2], 2), 3: map(lists[3], 3), 4: map(lists[4], 4) };
}

/** Sections that nothing is taken from stay the same array. */
export function without(lists: Lists, keys: ReadonlySet<string>): Lists {
  return mapLists(lists, (rows) =>
    rows.some(({ key }) => keys.has(key)) ? rows.filter(({ key }) => !keys.has(key)) : rows,
  );
}

/** Songs for a set that the set list does not play stay where they are. */
function place(setlist: EditedSetlist, rows: readonly EditedRow[], to: RowPlace): EditedSetlist {
  if (rows.length === 0 || !sectionsOf(setlist.fields.numberSets).includes(to.section)) {
    return setlist;
  }
  const rest = without(setlist.lists, new Set(rows.map(({ key }) => key)));
  const target = rest[to.section];
  const index = to.index ?? target.length;
  return withLists(setlist, { ...rest, [to.section]: target.toSpliced(index, 0, ...rows) });
}

function edit(
  setlist: EditedSetlist,
  key: string,
  change: (row: EditedRow) => EditedRow,
): EditedSetlist {
  return withLists(
    setlist,
    mapLists(setlist.lists, (rows) =>
      rows.some((row) => row.key === key)
        ? rows.map((row) => (row.key === key ? change(row) : row))
        : rows,
    ),
  );
}

function withLists(setlist: EditedSetlist, lists: Lists): EditedSetlist {
  return { fields: setlist.fields, lists };
}
