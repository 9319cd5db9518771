/** Set lists to try things on, and anything that somebody may do to one. */
import fc from "fast-check";
import {
  type EditedRow,
  type EditedSetlist,
  type Lists,
  NO_ROWS,
  type SetlistFields,
  sectionsOf,
  songRow,
} from "./edited-setlist.ts";
import {
  addInterlude,
  addSongs,
  editInterlude,
  editSong,
  moveRows,
  removeRows,
  setFields,
} from "./moves.ts";
import { rowsOf, toSend } from "./setlist-rows.ts";

export const fields: SetlistFields = {
  name: "Half Moon, late set",
  notes: null,
  description: null,
  numberSets: 2,
  plannedLength: 95,
  songInterval: 10,
  permanent: false,
  versionDate: null,
  bias: 0,
  firstBreak: 0,
  secondBreak: 0,
  includeEncore: true,
  startTime: null,
};

export function setlistOf(
  lists: Partial<Lists>,
  change: Partial<SetlistFields> = {},
): EditedSetlist {
  return { fields: { ...fields, ...change }, lists: { ...NO_ROWS, ...lists } };
}

/** Rows of songs by their ids. */
export function songs(...songIds: number[]): EditedRow[] {
  return songIds.map(songRow);
}

/** The ids of the songs of a list, a break as "break" and a spoken note as its words. */
export function told(rows: readonly EditedRow[]): (number | string)[] {
  return rows.map((row) => {
    if (row.kind === "song") return row.songId;
    return row.kind === "break" ? "break" : row.text;
  });
}

type Act = (setlist: EditedSetlist) => EditedSetlist;

const section = fc.constantFrom(1, 2, 3, 4);
const place = fc.record({ section, index: fc.option(fc.nat(12), { nil: undefined }) });
const to = place.map(({ section: s, index }) =>
  index === undefined ? { section: s } : { section: s, index },
);
const songId = fc.integer({ min: 1, max: 14 });
const songIds = fc.array(songId, { maxLength: 5 });
const keysOf = (ids: readonly number[]) => new Set(songs(...ids).map(({ key }) => key));
const text = fc.option(fc.constantFrom("Mira", "Joss", "Welcome"));

/** Anything that can be done in the editor. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(songIds, to).map(
    ([ids, where]): Act =>
      (it) =>
        moveRows(it, keysOf(ids), where),
  ),
  fc.tuple(songIds, to).map(
    ([ids, where]): Act =>
      (it) =>
        addSongs(it, ids, where),
  ),
  songIds.map(
    (ids): Act =>
      (it) =>
        removeRows(it, keysOf(ids)),
  ),
  fc.tuple(fc.nat(5), fc.constantFrom("break", "spoken"), to).map(
    ([number, kind, where]): Act =>
      (it) =>
        addInterlude(
          it,
          { kind, key: `new:${number}`, text: `${kind} ${number}`, seconds: 60 },
          where,
        ),
  ),
  fc.tuple(songId, text).map(
    ([id, featuring]): Act =>
      (it) =>
        editSong(it, `song:${id}`, { featuring }),
  ),
  fc.nat(5).map(
    (number): Act =>
      (it) =>
        editInterlude(it, `new:${number}`, { seconds: 90 }),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (numberSets): Act =>
      (it) =>
        setFields(it, { numberSets }),
  ),
  fc.constantFrom("Early set", "Late set").map(
    (name): Act =>
      (it) =>
        setFields(it, { name }),
  ),
);

export const acts = fc.array(act, { maxLength: 12 });

export function doneTo(setlist: EditedSetlist, all: readonly Act[]): EditedSetlist {
  return all.reduce((now, next) => next(now), setlist);
}

/** A set list as it comes from the server, whatever has been done to it before. */
export const anySetlist = acts.map((all): EditedSetlist => {
  const made = doneTo(setlistOf({}, { numberSets: 3 }), all);
  return { ...made, lists: rowsOf(toSend(made.lists)) };
});

/** Whether every section that holds something is played, and no row stands twice. */
export function isSound({ fields: { numberSets }, lists }: EditedSetlist): boolean {
  const played = sectionsOf(numberSets);
  const rows = ([1, 2, 3, 4] as const).flatMap((s) => (played.includes(s) ? lists[s] : []));
  const all = Object.values(lists).flat();
  return rows.length === all.length && new Set(all.map(({ key }) => key)).size === all.length;
}
