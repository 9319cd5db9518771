/** Keys on a row of the board: go from row to row, select, and send rows to a set without a mouse. */
import type { EditedRow } from "@bandstand/domain/setlist-editing/edited-setlist";
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { SortableListSpec } from "../../../ui/sortable/sortable-order.ts";
import { focusRow } from "../../../ui/sortable/focus-row.ts";
import { AVAILABLE, type ListKey } from "./board-lists.ts";
import type { Board } from "./use-board.ts";

export const HOW_TO_BUILD =
  "Press 1, 2, 3 or E to put it into a set or the encore, A to take it out, X to select it, Enter to add or edit it, " +
  "Alt and the arrow keys to move it. Or press the space bar to pick it up, move it with the arrow keys, put it down with " +
  "the space bar, or leave it where it was with Escape.";

const LIST_BY_KEY = new Map<string, ListKey>([
  ["1", "1"],
  ["2", "2"],
  ["3", "3"],
  ["e", "4"],
  ["a", AVAILABLE],
  ["Delete", AVAILABLE],
  ["Backspace", AVAILABLE],
]);

interface Options {
  root: RefObject<HTMLElement | null>;
  board: Board;
  lists: readonly SortableListSpec<EditedRow>[];
}

interface BoardKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  /** Once the board is painted anew, the focus is at this row. */
  focusNext: (key: string) => void;
}

export function useBoardKeys({ root, board, lists }: Options): BoardKeys {
  const wanted = useRef<string | null>(null);
  const focused = useRef<Pick<RowAt, "key" | "list"> | null>(null);

  // A row that moved is another element: the one that takes its place in hand has the focus.
  useEffect(() => {
    const key = wanted.current ?? movedAway();
    wanted.current = null;
    if (key !== null) focusRow(root.current, key);
  });

  /** The row that has gone to another list with the focus, as by Undo, which then is on no control. */
  function movedAway(): string | null {
    const left = focused.current;
    const list = left && lists.find(({ items }) => items.some(({ key }) => key === left.key));
    if (!left || !list || list.key === left.list.key) return null;
    focused.current = { key: left.key, list };
    return document.activeElement?.contains(root.current) === true ? left.key : null;
  }

  function onFocus(event: FocusEvent): void {
    focused.current = rowAt(event);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = rowAt(event);
    if (!at || event.defaultPrevented) return;
    if (!event.ctrlKey && !event.metaKey && act(event, at)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Answers whether the key meant something here. */
  function act(event: KeyboardEvent, { key, list, index }: RowAt): boolean {
    const { items } = list;
    const taken = board.selected.has(key)
      ? items.map((row) => row.key).filter((other) => board.selected.has(other))
      : [key];
    const to = LIST_BY_KEY.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (to !== undefined && !event.altKey) {
      if (to === list.key || !lists.some((other) => other.key === to)) return to === list.key;
      const gone = new Set(taken);
      const rest = items.filter((row, place) => place === index || !gone.has(row.key));
      const place = rest.findIndex((row) => row.key === key);
      wanted.current = (rest[place + 1] ?? rest[place - 1])?.key ?? null;
      board.place(taken, to);
      return true;
    }
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        const step = event.key === "ArrowDown" ? 1 : -1;
        if (event.altKey) return shift(list, taken, step, key);
        return go(items[index + step]?.key, event.shiftKey ? key : null);
      }
      case "Home":
      case "End":
        return go((event.key === "Home" ? items[0] : items.at(-1))?.key, null);
      case "ArrowRight":
      case "ArrowLeft": {
        const here = lists.indexOf(list);
        const filled = lists.filter(({ items: rows }, place) => rows.length > 0 || place === here);
        const next = filled[filled.indexOf(list) + (event.key === "ArrowRight" ? 1 : -1)];
        const row = next?.items[Math.min(index, next.items.length - 1)];
        return go(row?.key, null);
      }
      case "x":
      case "X":
        board.actions.toggle(key, event.shiftKey);
        return true;
      case "Enter":
        if (list.key !== AVAILABLE) board.edit(key);
        else {
          wanted.current = (items[index + 1] ?? items[index - 1])?.key ?? null;
          board.actions.add(key);
        }
        return true;
      case "Escape":
        if (board.selected.size === 0) return false;
        board.selectNone();
        return true;
      default:
        return false;
    }
  }

  function go(key: string | undefined, selecting: string | null): boolean {
    if (key === undefined) return true;
    if (selecting !== null) {
      if (!board.selected.has(selecting)) board.actions.toggle(selecting, false);
      board.actions.toggle(key, true);
    }
    focusRow(root.current, key);
    return true;
  }

  function shift(
    list: SortableListSpec<EditedRow>,
    keys: readonly string[],
    step: number,
    key: string,
  ): boolean {
    if (list.key === AVAILABLE) return true;
    const gone = new Set(keys);
    const first = list.items.findIndex((row) => gone.has(row.key));
    const index = first + step;
    const rest = list.items.length - keys.length;
    if (index < 0 || index > rest) return true;
    wanted.current = key;
    board.drop({ from: { list: list.key, index: first }, to: { list: list.key, index }, keys });
    return true;
  }

  function rowAt({ target }: KeyboardEvent | FocusEvent): RowAt | null {
    if (!(target instanceof HTMLElement) || target.dataset["grip"] === undefined) return null;
    const key = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    for (const list of lists) {
      const index = list.items.findIndex((row) => row.key === key);
      if (key !== undefined && index >= 0) return { key, list, index };
    }
    return null;
  }

  return {
    onKeyDown,
    onFocus,
    focusNext: (key) => {
      wanted.current = key;
    },
  };
}

interface RowAt {
  key: string;
  list: SortableListSpec<EditedRow>;
  index: number;
}
