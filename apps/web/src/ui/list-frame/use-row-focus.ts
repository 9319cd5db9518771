/** The row in hand: the one that Tab comes to and keys act on. The focus stays with it while others come and go. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RowKey } from "./expansion.ts";
import { rowId } from "./list-row.tsx";

interface RowFocusOptions<Row> {
  listId: string;
  shown: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Another row is in hand. */
  onCursor: ((row: Row) => void) | undefined;
}

export interface RowFocus {
  /** Null while no row was entered, and once it has gone. */
  active: RowKey | null;
  /** Its index; the first row's where none is active. */
  rovingRow: number;
  enter: (key: RowKey) => void;
  /** Takes the row in hand and gives it the focus. */
  goTo: (index: number) => void;
  /** The same with the row in hand, once there are rows. */
  goToRows: () => void;
}

const CONTROLS = "a, button, input";

export function useRowFocus<Row>({
  listId,
  shown,
  rowKey,
  onCursor,
}: RowFocusOptions<Row>): RowFocus {
  const [active, setActive] = useState<RowKey | null>(null);
  /** Grows whenever the row in hand is to receive the focus. */
  const [requests, setRequests] = useState(0);
  const [isExpected, setIsExpected] = useState(false);
  const lastFound = useRef(0);
  const found = active === null ? -1 : shown.findIndex((row) => rowKey(row) === active);
  const rovingRow = Math.max(found, 0);

  useEffect(() => {
    if (requests === 0 || active === null) return;
    const row = document.getElementById(rowId(listId, active));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [requests, active, listId]);

  useEffect(() => {
    // Other rows came or went around it, and its elements are another row's now.
    const row = active === null ? null : document.getElementById(rowId(listId, active));
    const focused = document.activeElement;
    const holder = focused?.closest(`[id^="${listId}"][role="row"]`);
    if (row === null || !focused || !holder) return;
    if (row !== holder) sameIn(row, holder, focused).focus({ preventScroll: true });
    if (row === document.activeElement) row.scrollIntoView({ block: "nearest" });
  }, [rovingRow, active, listId]);

  function goTo(index: number): void {
    const row = shown[index];
    if (row === undefined) return;
    setActive(rowKey(row));
    setRequests((count) => count + 1);
  }
  const goToRow = useEffectEvent(goTo);

  useEffect(() => {
    // It has gone from the list: the one in its place takes the focus.
    const gone = active !== null && found < 0;
    if (found >= 0) lastFound.current = found;
    else if (gone && isFree(document.activeElement, listId))
      goToRow(Math.min(lastFound.current, shown.length - 1));
  }, [found, active, listId, shown.length]);

  const tellCursor = useEffectEvent(() => {
    const row = shown[found];
    if (row !== undefined) onCursor?.(row);
  });
  useEffect(() => {
    if (active !== null) tellCursor();
  }, [active]);

  useEffect(() => {
    if (!isExpected || shown.length === 0) return;
    setIsExpected(false);
    goToRow(rovingRow);
  }, [isExpected, rovingRow, shown.length]);

  return {
    active: found < 0 ? null : active,
    rovingRow,
    enter: setActive,
    goTo,
    goToRows: () => setIsExpected(true),
  };
}

/** The control of one row that stands where the focused one stands in the other. */
function sameIn(row: HTMLElement, other: Element, focused: Element): HTMLElement {
  const at = [...other.querySelectorAll(CONTROLS)].indexOf(focused);
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)][at] ?? row;
}

/** Nobody has the focus, or a row that was given the elements of the one that went. */
function isFree(focused: Element | null, listId: string): boolean {
  return focused === document.body || Boolean(focused?.closest(`[id^="${listId}"][role="row"]`));
}
