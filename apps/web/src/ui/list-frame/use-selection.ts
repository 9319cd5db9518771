/** The rows picked in a list, and the keys by which they are. */
import type { KeyboardEvent } from "react";
import { useEffect, useReducer, useRef } from "react";
import type { RowKey } from "./expansion.ts";
import { NOTHING_SELECTED, selectionReducer } from "./selection.ts";

export interface ListSelectionState<Row> {
  rows: readonly Row[];
  keys: ReadonlySet<RowKey>;
  /** By a press with Shift, from the row picked last. */
  select: (key: RowKey, range: boolean) => void;
  /** Of the page. */
  all: () => void;
  /** Of all pages. */
  matching: () => void;
  clear: () => void;
  /** Answers whether the key was one of the selection's, and where it leads the row in hand. */
  onKey: (event: KeyboardEvent<HTMLElement>, rovingRow: number) => number | null;
}

interface SelectionOptions<Row> {
  /** Before the search: what it hides stays picked. */
  rows: readonly Row[];
  /** What the search leaves, of all pages. */
  matching: readonly Row[];
  /** Of them, the page. */
  shown: readonly Row[];
  rowKey: (row: Row) => RowKey;
}

export function useSelection<Row>({
  rows,
  matching,
  shown,
  rowKey,
}: SelectionOptions<Row>): ListSelectionState<Row> {
  const [selection, dispatch] = useReducer(selectionReducer, NOTHING_SELECTED);
  const { keys } = selection;
  // Looked up when a row is picked: another way to pick would draw each row again with every letter of a search.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const order = () => latest.current.map((row) => rowKey(row));
  const picked = keys.size === 0 ? [] : rows.filter((row) => keys.has(rowKey(row)));

  function select(key: RowKey, range: boolean): void {
    dispatch(range ? { type: "range", key, order: order() } : { type: "toggle", key });
  }

  function onKey(event: KeyboardEvent<HTMLElement>, rovingRow: number): number | null {
    const row = shown[rovingRow];
    if (row === undefined) return null;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === "a") {
      dispatch({ type: "all", order: order() });
      return rovingRow;
    }
    if ((command && event.key === " ") || (event.key === "x" && !command)) {
      dispatch({ type: "toggle", key: rowKey(row) });
      return rovingRow;
    }
    if (event.key === "Escape" && picked.length > 0) {
      dispatch({ type: "none" });
      return rovingRow;
    }
    if (!event.shiftKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return null;
    const next = rovingRow + (event.key === "ArrowDown" ? 1 : -1);
    const target = shown[next];
    if (target === undefined) return rovingRow;
    if (!keys.has(rowKey(row))) dispatch({ type: "toggle", key: rowKey(row) });
    dispatch({ type: "range", key: rowKey(target), order: order() });
    return next;
  }

  return {
    rows: picked,
    keys,
    select,
    all: () => dispatch({ type: "all", order: order() }),
    matching: () => dispatch({ type: "all", order: matching.map((row) => rowKey(row)) }),
    clear: () => dispatch({ type: "none" }),
    onKey,
  };
}
