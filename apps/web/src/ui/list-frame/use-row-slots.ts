import { startTransition, useEffect, useState } from "react";
import type { RowKey } from "./expansion.ts";
import { fillSlots, inOrder, type RowSlot } from "./row-slots.ts";
import type { RowsInView } from "./use-rows-in-view.ts";

interface RowSlotsOptions<Row> {
  rows: readonly Row[];
  view: RowsInView;
  /** The index of the row in hand, which is up to date wherever it stands. */
  rovingRow: number;
  rowKey: (row: Row) => RowKey;
}

/** Milliseconds after the last change until the elements are brought into the order of the rows. */
const REST = 500;

/** What each place in the document shows, so that a letter is answered with as little as can be seen. */
export function useRowSlots<Row>(options: RowSlotsOptions<Row>): readonly RowSlot<Row>[] {
  const { rows, view, rovingRow, rowKey } = options;
  const { indexes, seen } = view;
  const painted = useLastPainted(rows);
  const [slots, setSlots] = useState<readonly RowSlot<Row>[]>([]);
  const filled = fillSlots(slots, {
    rows,
    painted,
    indexes,
    isSeen: (index) => (index >= seen.first && index <= seen.last) || index === rovingRow,
    keyOf: rowKey,
  });
  if (filled !== slots) setSlots(filled);

  useEffect(() => {
    if (inOrder(slots) === slots) return undefined;
    const timer = setTimeout(() => startTransition(() => setSlots(inOrder)), REST);
    return () => clearTimeout(timer);
  }, [slots]);

  return filled;
}

/** The value that stood when the screen was painted last. */
function useLastPainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}
