/** What the board holds besides the set list: which rows are selected, which set additions go to, whose menu is open. */
import {
  type EditedRow,
  type EditedSetlist,
  type InterludeRow,
  placeOf,
  type Section,
  sectionsOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { breakFieldAfter } from "@bandstand/domain/set-breaks";
import { addInterlude } from "@bandstand/domain/setlist-editing/moves";
import { sectionName } from "@bandstand/domain/setlist-sections";
import { useEffect, useReducer, useRef, useState } from "react";
import { NOTHING_SELECTED, selectionReducer } from "../../../ui/list-frame/selection.ts";
import type { SortableListSpec, SortableMove } from "../../../ui/sortable/sortable-order.ts";
import { randomId } from "../../../lib/random-id.ts";
import type { BoardActions } from "./board-actions.ts";
import { type ListKey, moveTo, sectionOf } from "./board-lists.ts";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import type { ChangeSetlist } from "../use-setlist-editor.ts";

export interface OpenMenu {
  key: string;
  button: HTMLElement;
}

export interface Board {
  actions: BoardActions;
  selected: ReadonlySet<string>;
  selectNone: () => void;
  /** The set that quick additions go to. */
  target: Section;
  aim: (section: Section) => void;
  menu: OpenMenu | null;
  closeMenu: () => void;
  /** The row whose details are open. */
  edited: string | null;
  edit: (key: string | null) => void;
  drop: (move: SortableMove) => void;
  place: (keys: readonly string[], to: ListKey, index?: number) => void;
  insert: (kind: InterludeKind, section: Section, index?: number) => void;
  /** The set after which the length of a break is open. */
  pausing: Section | null;
  /** Opens it; null closes. */
  pause: (after: Section | null) => void;
  /** For screen readers. */
  said: string;
}

interface Options {
  setlist: EditedSetlist;
  lists: readonly SortableListSpec<EditedRow>[];
  change: ChangeSetlist;
  nameOf: (key: string) => string;
}

export function useBoard(options: Options): Board {
  const { setlist, lists } = options;
  const [selection, select] = useReducer(selectionReducer, NOTHING_SELECTED);
  const [aimed, aim] = useState<Section>(1);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [edited, edit] = useState<string | null>(null);
  const [pausing, setPausing] = useState<Section | null>(null);
  const [said, say] = useState("");
  const target = sectionsOf(setlist.fields.numberSets).includes(aimed) ? aimed : 1;
  const shown = new Set(lists.flatMap(({ items }) => items.map(({ key }) => key)));
  const selected = new Set([...selection.keys].map(String).filter((key) => shown.has(key)));

  const latest = useRef({ ...options, selected, target });
  useEffect(() => {
    latest.current = { ...options, selected, target };
  });

  const [fixed] = useState(() => {
    function place(keys: readonly string[], to: ListKey, index?: number): void {
      const section = sectionOf(to);
      const where = section === null ? null : { section, ...(index !== undefined && { index }) };
      latest.current.change((now) => moveTo(now, keys, where));
      const first = latest.current.nameOf(keys[0] ?? "");
      const what = keys.length > 1 ? `${first} and ${keys.length - 1} more` : first;
      say(section === null ? `${what}: available again.` : `${what}: in ${sectionName(section)}.`);
      if (section !== null) aim(section);
      if (keys.length > 1) select({ type: "none" });
    }

    function toggle(key: string, shift: boolean): void {
      const list = latest.current.lists.find(({ items }) => items.some((row) => row.key === key));
      const order = list?.items.map((row) => row.key) ?? [];
      select(shift ? { type: "range", key, order } : { type: "toggle", key });
    }

    const actions: BoardActions = {
      press(key, { ctrl, shift, touch }) {
        const { selected: keys, setlist: now, target: aimedAt } = latest.current;
        if (ctrl || shift) return toggle(key, shift);
        if (touch && keys.size === 0) {
          if (placeOf(now.lists, key) === null) return place([key], `${aimedAt}`);
          return edit(key);
        }
        if (touch) return toggle(key, false);
        const isOnly = keys.has(key) && keys.size === 1;
        select({ type: "none" });
        if (!isOnly) select({ type: "toggle", key });
      },
      toggle,
      openMenu: (key, button) => setMenu({ key, button }),
      add: (key) => place([key], `${latest.current.target}`),
      edit: (key) => edit(key),
      move: place,
    };

    function drop({ keys, to }: SortableMove): void {
      const section = sectionOf(to.list);
      const moved = keys.map(String);
      const where = section === null ? null : { section, index: to.index };
      latest.current.change((now) => moveTo(now, moved, where));
      if (section !== null) aim(section);
      if (moved.length > 1) select({ type: "none" });
    }

    function insert(kind: InterludeKind, section: Section, index?: number): void {
      const { fields, lists: rows } = latest.current.setlist;
      // What ends a set that another follows stands between the two.
      const isAtEnd = index === undefined || index >= rows[section].length;
      if (kind === "break" && isAtEnd && breakFieldAfter(section, fields.numberSets))
        return setPausing(section);
      const row: InterludeRow = {
        kind,
        key: `new:${randomId()}`,
        text: "",
        seconds: kind === "break" ? BREAK_SECONDS : 0,
      };
      const where = { section, ...(index !== undefined && { index }) };
      latest.current.change((now) => addInterlude(now, row, where));
      edit(row.key);
    }

    return { actions, place, drop, insert };
  });

  return {
    ...fixed,
    selected,
    selectNone: () => select({ type: "none" }),
    target,
    aim,
    menu,
    closeMenu: () => setMenu(null),
    edited,
    edit,
    pausing,
    pause: setPausing,
    said,
  };
}

/** A quarter of an hour, as a pub expects it. */
const BREAK_SECONDS = 900;
